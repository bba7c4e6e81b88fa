package sparring.lessons;

import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.matchesPattern;
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
  void seed_42_causes_the_documented_failures() {
    var statuses = Stream.generate(this::call).limit(8).map(Response::statusCode);
    assertEquals(List.of(500, 200, 200, 500, 500, 200, 200, 500), statuses.toList());
  }

  @Test
  void setting_the_seed_again_causes_the_same_failures() {
    List<String> first = Stream.generate(this::call).limit(5).map(this::chance).toList();
    rewind();
    List<String> again = Stream.generate(this::call).limit(5).map(this::chance).toList();

    assertEquals("seed=42; step=0; p=0.5; outcome=500", first.get(0));
    assertEquals(first, again);
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

  @Test
  void a_429_says_when_to_retry() {
    workspace.request().get("/testing/users").then()
        .statusCode(429)
        .header("Retry-After", matchesPattern("\\d+"))
        .body("error", equalTo("Rate limit exceeded"));
  }

  private void set(String setting, Object value) {
    workspace.sending(Map.of(setting, value)).patch("/workspace").then().statusCode(200);
  }

  private Response call() {
    return workspace.request().get("/testing/random500");
  }

  private String chance(Response answer) {
    return answer.header("X-Chance");
  }

  /** Retries until an answer is not a failure; returns the last answer. */
  private Response callUpTo(int times) {
    Response answer = call();
    for (int tried = 1; tried < times && answer.statusCode() == 500; tried++) answer = call();
    return answer;
  }
}
