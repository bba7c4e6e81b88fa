package sparring.lessons;

import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.not;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.restassured.response.Response;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import sparring.Workspace;

class TableTest {
  private static final Pattern NEXT = Pattern.compile("<([^>]+)>; rel=\"next\"");

  @RegisterExtension final Workspace workspace = new Workspace();

  @Test
  void following_the_links_reads_every_book_once() {
    Response page = workspace.request().queryParam("limit", 7).get("/books");
    int total = Integer.parseInt(page.header("X-Total-Count"));
    List<String> ids = new ArrayList<>(idsOn(page));
    int pages = 1;
    for (var link = next(page); link.isPresent(); link = next(page)) {
      assertTrue(++pages <= 5, "five pages of seven hold all books, and yet there is a next one");
      page = follow(link.get());
      ids.addAll(idsOn(page));
    }

    assertEquals(30, total);
    assertEquals(total, ids.size());
    assertEquals(total, new HashSet<>(ids).size());
  }

  @Test
  void a_page_in_the_middle_links_to_the_previous_and_the_next_page() {
    workspace.request().queryParam("page", 2).queryParam("limit", 10).get("/books").then()
        .header("Link", containsString("page=1&limit=10>; rel=\"prev\""))
        .header("Link", containsString("page=3&limit=10>; rel=\"next\""));
  }

  @Test
  void a_page_after_the_last_is_empty() {
    workspace.request().queryParam("page", 4).queryParam("limit", 10).get("/books").then()
        .statusCode(200)
        .header("Link", not(containsString("rel=\"next\"")))
        .body("", empty());
  }

  @Test
  void a_page_of_more_than_a_hundred_is_refused() {
    workspace.request().queryParam("limit", 101).get("/books").then()
        .statusCode(400)
        .body("errors.pointer", contains("/limit"));
  }

  private static Optional<String> next(Response page) {
    var link = NEXT.matcher(page.header("Link"));
    return link.find() ? Optional.of(link.group(1)) : Optional.empty();
  }

  /** A link is an absolute path and already encoded. */
  private Response follow(String link) {
    return workspace.request().basePath("").urlEncodingEnabled(false).get(link);
  }

  private static List<String> idsOn(Response page) {
    return page.path("id");
  }
}
