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
  void the_dearest_book_of_a_category_is_found_by_filter_sort_and_limit() {
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
  void an_author_and_a_highest_price_leave_one_book() {
    workspace.request()
        .queryParam("author", "Priya Raman")
        .queryParam("max_price", 40)
        .get("/books").then()
        .statusCode(200)
        .body("title", contains("Salt Roads"));
  }

  @Test
  void letter_case_makes_no_difference_to_a_filter() {
    workspace.request().queryParam("category", "sCIENCE").get("/books").then()
        .statusCode(200)
        .body("category", hasSize(4))
        .body("category", everyItem(equalTo("Science")));
  }

  @Test
  void nothing_found_is_an_empty_list_and_no_error() {
    workspace.request().queryParam("author", "Nobody").get("/books").then()
        .statusCode(200)
        .header("X-Total-Count", "0")
        .body("", empty());
  }

  @Test
  void a_filter_that_does_not_exist_is_refused_by_name() {
    workspace.request().queryParam("colour", "red").get("/books").then()
        .statusCode(400)
        .body("errors.pointer", contains("/colour"));
  }

  @Test
  void a_filter_with_a_bad_value_is_refused_by_name() {
    workspace.request().queryParam("max_price", "cheap").get("/books").then()
        .statusCode(400)
        .body("errors.pointer", contains("/max_price"));
  }

  @Test
  void a_sort_key_that_does_not_exist_is_refused_by_name() {
    workspace.request().queryParam("sort", "pages").get("/books").then()
        .statusCode(400)
        .body("errors.pointer", contains("/sort"));
  }
}
