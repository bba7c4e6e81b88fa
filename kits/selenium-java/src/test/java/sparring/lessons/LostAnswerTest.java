package sparring.lessons;

import static org.hamcrest.Matchers.contains;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.openqa.selenium.support.ui.ExpectedConditions.textToBePresentInElementLocated;
import static sparring.Locate.testId;

import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import sparring.Browser;
import sparring.Workspace;

/** The connection breaks after the API has stored the book; a retry with the same key adds no second one. */
class LostAnswerTest {
  @RegisterExtension final Workspace workspace = new Workspace();
  @RegisterExtension final Browser browser = new Browser();

  private final String key = UUID.randomUUID().toString();

  @BeforeEach
  void lose_the_next_answer() {
    var reset = Map.of("kind", "reset", "when", "after");
    var rule = Map.of("method", "POST", "path", "/books", "outcomes", List.of(reset));
    workspace.sending(Map.of("rules", List.of(rule))).put("/workspace/faults").then()
        .statusCode(200);
    assertThrows(IOException.class, this::order);
  }

  @Test
  void a_retry_with_the_same_key_adds_no_second_book() {
    order().then().statusCode(201).header("Idempotency-Replayed", "true");
    workspace.request().queryParam("author", "Mara Okafor").get("/books").then()
        .body("title", contains("The Book That Was Ordered Once"));
  }

  @Test
  void the_api_page_shows_one_book_after_the_retry() {
    order().then().statusCode(201);
    browser.open("/api/bookapi?workspace=" + workspace.name());
    browser.find(testId("list-books-query-author")).sendKeys("Mara Okafor");
    browser.find(testId("list-books-send")).click();
    var shown = testId("list-books-answer-body");
    browser.until(textToBePresentInElementLocated(shown, "The Book That Was Ordered Once"));
    var titles = JsonPath.from(browser.find(shown).getText()).getList("title");
    assertEquals(List.of("The Book That Was Ordered Once"), titles);
  }

  private Response order() {
    var book =
        Map.of(
            "title", "The Book That Was Ordered Once",
            "author", "Mara Okafor",
            "price", 21,
            "category", "Testing",
            "isbn", "9780000009050",
            "stock", 1);
    return workspace.sending(book).header("Idempotency-Key", key).post("/books");
  }
}
