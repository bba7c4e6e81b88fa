package sparring.lessons;

import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.hasSize;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import sparring.Workspace;

class FindTest {
  @RegisterExtension final Workspace workspace = new Workspace();

  @Test
  void filter_sort_and_limit_find_the_most_expensive_book_of_a_category() {
    workspace.request()
        .queryParam("category", "History")
        .queryParam("sort", "price")
        .queryParam("order", "desc")
        .queryParam("limit", 1)
        .get("/books").then()
        .statusCode(200)
        .body("title", contains("Maps That Were Wrong"));
  }

  @Test
  void filters_for_author_and_highest_price_find_one_book() {
    workspace.request()
        .queryParam("author", "Priya Raman")
        .queryParam("max_price", 40)
        .get("/books").then()
        .statusCode(200)
        .body("title", contains("Salt Roads"));
  }

  @Test
  void a_filter_ignores_letter_case() {
    workspace.request().queryParam("category", "sCIENCE").get("/books").then()
        .statusCode(200)
        .body("category", hasSize(4))
        .body("category", everyItem(equalTo("Science")));
  }

  @Test
  void a_filter_without_matches_returns_an_empty_list() {
    workspace.request().queryParam("author", "Nobody").get("/books").then()
        .statusCode(200)
        .header("X-Total-Count", "0")
        .body("", empty());
  }

  @Test
  void an_unknown_filter_is_refused_and_named_in_the_error() {
    workspace.request().queryParam("colour", "red").get("/books").then()
        .statusCode(400)
        .body("errors.pointer", contains("/colour"));
  }

  @Test
  void a_filter_with_an_invalid_value_is_refused_and_named_in_the_error() {
    workspace.request().queryParam("max_price", "cheap").get("/books").then()
        .statusCode(400)
        .body("errors.pointer", contains("/max_price"));
  }

  @Test
  void an_unknown_sort_key_is_refused_and_named_in_the_error() {
    workspace.request().queryParam("sort", "pages").get("/books").then()
        .statusCode(400)
        .body("errors.pointer", contains("/sort"));
  }
}
