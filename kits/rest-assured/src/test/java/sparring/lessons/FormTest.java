package sparring.lessons;

import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.emptyString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.not;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import sparring.NewBook;
import sparring.Workspace;

class FormTest {
  @RegisterExtension final Workspace workspace = new Workspace();

  @Test
  void each_invalid_field_gets_a_pointer() {
    var bad = Map.of("title", "", "author", "Noor Haddad", "price", -1, "isbn", "12");

    workspace.sending(bad).post("/books").then()
        .statusCode(400)
        .contentType("application/problem+json")
        .body("error", equalTo("Invalid input"))
        .body("errors.pointer", contains("/title", "/price", "/category", "/isbn", "/stock"))
        .body("errors.detail", everyItem(not(emptyString())))
        .body("errors[1].detail", containsString("-1"));
  }

  @Test
  void valid_fields_create_a_book() {
    workspace.sending(NewBook.sample()).post("/books").then()
        .statusCode(201)
        .body("title", equalTo("Tea with the Compiler"))
        .body("description", equalTo(""));
  }

  @Test
  void a_second_book_with_the_same_isbn_is_refused() {
    workspace.sending(NewBook.sample()).post("/books").then().statusCode(201);
    workspace.sending(NewBook.sample()).post("/books").then().statusCode(409);
  }

  @Test
  void malformed_json_is_refused_with_the_position_of_the_error() {
    workspace.sending("{\"title\": \"Tea\",}").post("/books").then()
        .statusCode(400)
        .body("error", equalTo("Malformed JSON"))
        .body("detail", containsString("at position 16"));
  }

  @Test
  void a_body_that_is_not_json_is_refused() {
    workspace.request().contentType("text/plain").body("a book").post("/books").then()
        .statusCode(415);
  }
}
