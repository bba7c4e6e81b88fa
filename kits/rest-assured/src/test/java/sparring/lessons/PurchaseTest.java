package sparring.lessons;

import static java.util.Collections.nCopies;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static sparring.SeedBooks.TEN_THOUSAND_GREEN_TICKS;

import io.restassured.response.Response;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import sparring.Workspace;

class PurchaseTest {
  @RegisterExtension final Workspace workspace = new Workspace();

  @Test
  void a_token_identifies_its_user() {
    workspace.request().auth().oauth2(token()).get("/auth/me").then()
        .statusCode(200)
        .body("username", equalTo("reader"));
  }

  @Test
  void a_customer_buys_one_copy() {
    assertTrue(buyOne(token()));
    read().then().body("stock", equalTo(2));
  }

  @Test
  void five_customers_at_once_buy_exactly_the_three_copies_in_stock() throws Exception {
    String token = token();
    Callable<Boolean> purchase = () -> buyOne(token);
    ExecutorService customers = Executors.newFixedThreadPool(5);
    int bought = 0;
    for (Future<Boolean> done : customers.invokeAll(nCopies(5, purchase))) {
      if (done.get()) bought++;
    }
    customers.shutdown();

    assertEquals(3, bought);
    read().then().body("stock", equalTo(0));
  }

  @Test
  void a_request_without_a_token_gets_401() {
    workspace.request().get("/auth/me").then()
        .statusCode(401)
        .header("WWW-Authenticate", startsWith("Bearer"))
        .body("error", equalTo("Missing token"));
  }

  @Test
  void a_forged_token_buys_nothing() {
    order("forged", 2, read().header("ETag")).then()
        .statusCode(401)
        .header("WWW-Authenticate", containsString("invalid_token"));
    read().then().body("stock", equalTo(3));
  }

  @Test
  void a_wrong_password_gets_no_token() {
    logIn("wrong").then().statusCode(403).body("error", equalTo("Invalid credentials"));
  }

  private String token() {
    return logIn("amber-Falcon-92").then().statusCode(200).extract().path("token");
  }

  private Response logIn(String password) {
    return workspace.sending(Map.of("username", "reader", "password", password)).post("/auth");
  }

  /** Tries again when another customer was faster. Buys nothing when no copy is left. */
  private boolean buyOne(String token) {
    for (int copies = 3; copies >= 0; copies--) {
      Response book = read();
      int stock = book.path("stock");
      if (stock == 0) return false;
      Response answer = order(token, stock - 1, book.header("ETag"));
      if (answer.statusCode() == 412) continue;
      answer.then().statusCode(200).body("stock", equalTo(stock - 1));
      return true;
    }
    return fail("others were faster four times, with three copies to buy");
  }

  private Response read() {
    return workspace.request().get("/books/{id}", TEN_THOUSAND_GREEN_TICKS);
  }

  private Response order(String token, int stockLeft, String version) {
    return workspace.sending(Map.of("stock", stockLeft))
        .auth().oauth2(token)
        .header("If-Match", version)
        .patch("/books/{id}", TEN_THOUSAND_GREEN_TICKS);
  }
}
