package sparring.lessons;

import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.restassured.response.Response;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import sparring.NewBook;
import sparring.Workspace;

/** The connection breaks after the API has stored the book; a retry with the same key adds no second one. */
class LostAnswerTest {
  @RegisterExtension final Workspace workspace = new Workspace();

  private final String key = UUID.randomUUID().toString();
  private final NewBook book =
      new NewBook("The Book That Was Ordered Once", "Mara Okafor", 21, "Testing", "9780000009050", 1);
  private final NewBook other =
      new NewBook("Another Book", "Mara Okafor", 21, "Testing", "9780000009067", 1);

  @BeforeEach
  void lose_the_next_answer() {
    var reset = Map.of("kind", "reset", "when", "after");
    var rule = Map.of("method", "POST", "path", "/books", "outcomes", List.of(reset));
    workspace.sending(Map.of("rules", List.of(rule))).put("/workspace/faults").then()
        .statusCode(200);
  }

  @Test
  void a_retry_with_the_same_key_adds_no_second_book() {
    assertThrows(IOException.class, () -> order(book));
    order(book).then().statusCode(201).header("Idempotency-Replayed", "true");
    workspace.request().queryParam("author", "Mara Okafor").get("/books").then()
        .body("title", contains("The Book That Was Ordered Once"));
  }

  @Test
  void without_a_key_the_retry_gets_409_and_the_client_does_not_know_whose_book_it_is() {
    assertThrows(IOException.class, () -> workspace.sending(book).post("/books"));
    workspace.sending(book).post("/books").then().statusCode(409);
  }

  @Test
  void another_book_with_the_same_key_is_refused() {
    assertThrows(IOException.class, () -> order(book));
    order(other).then().statusCode(422).body("error", equalTo("Idempotency key reused"));
  }

  private Response order(NewBook ordered) {
    return workspace.sending(ordered).header("Idempotency-Key", key).post("/books");
  }
}
