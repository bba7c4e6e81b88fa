package sparring.lessons;

import static org.hamcrest.Matchers.equalTo;
import static sparring.SeedBooks.MAPS_THAT_WERE_WRONG;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import sparring.Workspace;

class FrameTest {
  @RegisterExtension final Workspace one = new Workspace();
  @RegisterExtension final Workspace other = new Workspace();

  @Test
  void a_change_in_one_workspace_does_not_change_the_same_book_in_another() {
    one.sending(Map.of("price", 40)).patch("/books/{id}", MAPS_THAT_WERE_WRONG).then()
        .statusCode(200)
        .header("X-Workspace", one.name());

    one.request().get("/books/{id}", MAPS_THAT_WERE_WRONG).then().body("price", equalTo(40));
    other.request().get("/books/{id}", MAPS_THAT_WERE_WRONG).then().body("price", equalTo(45));
  }

  @Test
  void a_workspace_can_also_be_named_in_the_path() {
    one.request().delete("/books/{id}", MAPS_THAT_WERE_WRONG).then().statusCode(200);

    one.anonymous().basePath("/w/" + one.name() + "/v1/practice")
        .get("/books/{id}", MAPS_THAT_WERE_WRONG).then()
        .header("X-Workspace", one.name())
        .statusCode(404);
  }

  @Test
  void a_reset_restores_the_seed_books() {
    one.request().delete("/books/{id}", MAPS_THAT_WERE_WRONG).then().statusCode(200);

    one.request().post("/workspace/reset").then().statusCode(200).body("books", equalTo(30));
    one.request().get("/books/{id}", MAPS_THAT_WERE_WRONG).then().statusCode(200);
  }
}
