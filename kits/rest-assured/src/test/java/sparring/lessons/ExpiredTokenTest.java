package sparring.lessons;

import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import io.restassured.response.Response;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import sparring.Workspace;

/** The clock of the workspace is advanced, so that no test waits for an hour. */
class ExpiredTokenTest {
  @RegisterExtension final Workspace workspace = new Workspace();

  @BeforeEach
  void freeze_the_clock() {
    set(Map.of("now", "2030-01-01T00:00:00Z", "clock", "frozen"));
  }

  @Test
  void a_token_expires_after_one_hour_without_waiting() {
    String token = logIn();
    set(Map.of("advance", "PT59M59S"));
    showAccount(token).then().statusCode(200);

    set(Map.of("advance", "PT1S"));
    showAccount(token).then()
        .statusCode(401)
        .header("WWW-Authenticate", containsString("error=\"invalid_token\""))
        .body("error", equalTo("Invalid token"));
  }

  @Test
  void a_client_gets_a_new_token_after_the_old_one_has_expired() {
    String old = logIn();
    set(Map.of("advance", "PT1H"));
    showAccount(old).then().statusCode(401);
    showAccount(logIn()).then()
        .statusCode(200)
        .body("username", equalTo("reader"))
        .body("expires_at", equalTo("2030-01-01T02:00:00.000Z"));
  }

  private void set(Map<String, String> clock) {
    workspace.sending(clock).patch("/workspace").then().statusCode(200);
  }

  private String logIn() {
    var reader = Map.of("username", "reader", "password", "amber-Falcon-92");
    return workspace.sending(reader).post("/auth").then().statusCode(200).extract().path("token");
  }

  private Response showAccount(String token) {
    return workspace.request().auth().oauth2(token).get("/auth/me");
  }
}
