package sparring.lessons;

import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.restassured.response.Response;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import sparring.Workspace;

/** The failures of seed 42 are listed in docs/chance.md. */
class FlakyServiceTest {
  @RegisterExtension final Workspace workspace = new Workspace();

  @BeforeEach
  void rewind() {
    set("seed", 42);
  }

  @Test
  void seed_42_causes_the_documented_failures_each_time_it_is_set() {
    List<Integer> documented = List.of(500, 200, 200, 500, 500, 200, 200, 500);
    assertEquals(documented, eightStatuses());
    rewind();
    assertEquals(documented, eightStatuses());
  }

  @Test
  void a_retry_succeeds_after_a_failure() {
    callUpTo(3).then()
        .statusCode(200)
        .header("X-Chance", "seed=42; step=1; p=0.5; outcome=200");
  }

  @Test
  void a_retry_stops_when_every_attempt_fails() {
    set("chance", "always");
    callUpTo(3).then()
        .statusCode(500)
        .header("X-Chance", "seed=42; step=2; p=1; outcome=500")
        .body("error", equalTo("Random server error"));
  }

  private void set(String setting, Object value) {
    workspace.sending(Map.of(setting, value)).patch("/workspace").then().statusCode(200);
  }

  private Response call() {
    return workspace.request().get("/testing/random500");
  }

  private List<Integer> eightStatuses() {
    return Stream.generate(this::call).limit(8).map(Response::statusCode).toList();
  }

  /** Retries until an answer is not a failure; returns the last answer. */
  private Response callUpTo(int times) {
    Response answer = call();
    for (int tried = 1; tried < times && answer.statusCode() == 500; tried++) answer = call();
    return answer;
  }
}
