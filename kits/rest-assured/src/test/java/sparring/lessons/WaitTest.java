package sparring.lessons;

import static io.restassured.config.HttpClientConfig.httpClientConfig;
import static io.restassured.config.RestAssuredConfig.newConfig;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.greaterThanOrEqualTo;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.restassured.specification.RequestSpecification;
import java.net.SocketTimeoutException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import sparring.Workspace;

class WaitTest {
  @RegisterExtension final Workspace workspace = new Workspace();

  @Test
  void a_delayed_answer_arrives_after_one_second() {
    waitingAtMost(5000).queryParam("delay", 1).get("/testing/latency-simulation").then()
        .statusCode(200)
        // A timer may fire slightly early.
        .time(greaterThanOrEqualTo(950L))
        .body("message", equalTo("Answered after 1 second"));
  }

  @Test
  void a_request_times_out_when_the_answer_is_too_slow() {
    RequestSpecification withTimeout = waitingAtMost(300).queryParam("delay", 10);
    assertThrows(
        SocketTimeoutException.class, () -> withTimeout.get("/testing/latency-simulation"));
  }

  @Test
  void a_delay_of_more_than_ten_seconds_is_refused_immediately() {
    waitingAtMost(5000).queryParam("delay", 11).get("/testing/latency-simulation").then()
        .statusCode(400)
        .body("errors.pointer", contains("/delay"));
  }

  private RequestSpecification waitingAtMost(int milliseconds) {
    var client = httpClientConfig().setParam("http.socket.timeout", milliseconds);
    return workspace.request().config(newConfig().httpClient(client));
  }
}
