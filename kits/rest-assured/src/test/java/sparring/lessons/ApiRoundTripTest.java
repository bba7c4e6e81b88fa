package sparring.lessons;

import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.restassured.response.Response;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import sparring.NewBook;
import sparring.Workspace;

/** sparring.Contract validates each answer with /openapi.json. */
class ApiRoundTripTest {
  @RegisterExtension final Workspace workspace = new Workspace();

  private Response created;
  private String id;

  @BeforeEach
  void create() {
    created = workspace.sending(NewBook.sample()).post("/books");
    id = created.path("id");
  }

  @Test
  void a_created_book_has_the_fields_that_were_sent() {
    created.then().statusCode(201).header("Location", "/v1/practice/books/" + id);

    Response read = workspace.request().get("/books/{id}", id);
    read.then().statusCode(200).header("ETag", created.header("ETag"));
    assertEquals(NewBook.sample(), read.as(NewBook.class));
  }

  @Test
  void an_update_changes_only_the_sent_fields_and_the_etag() {
    workspace.sending(Map.of("title", "Coffee with the Linker")).put("/books/{id}", id).then()
        .statusCode(200)
        .header("ETag", not(created.header("ETag")))
        .body("title", equalTo("Coffee with the Linker"))
        .body("author", equalTo("Noor Haddad"));
  }

  @Test
  void a_deleted_book_gets_404() {
    workspace.request().delete("/books/{id}", id).then()
        .statusCode(200)
        .body("message", equalTo("Book deleted"));

    workspace.request().get("/books/{id}", id).then().statusCode(404);
    workspace.request().delete("/books/{id}", id).then().statusCode(404);
  }

  @Test
  void an_id_that_no_book_has_gets_404() {
    workspace.request().get("/books/{id}", "first").then().statusCode(404);
  }
}
