package sparring.lessons;

import static org.hamcrest.Matchers.emptyString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;
import static sparring.SeedBooks.MAPS_THAT_WERE_WRONG;

import io.restassured.response.Response;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import sparring.Workspace;

class DialogTest {
  @RegisterExtension final Workspace workspace = new Workspace();

  @Test
  void a_change_with_an_old_etag_gets_412_and_succeeds_with_the_new_etag() {
    String old = version();
    changePrice(40, old).then().statusCode(200).header("ETag", not(old));

    changePrice(50, old).then().statusCode(412);
    read().then().body("price", equalTo(40));

    changePrice(50, version()).then().statusCode(200).body("price", equalTo(50));
  }

  @Test
  void a_delete_with_an_old_etag_deletes_nothing() {
    String old = version();
    changePrice(40, old).then().statusCode(200);

    workspace.request().header("If-Match", old).delete("/books/{id}", MAPS_THAT_WERE_WRONG).then()
        .statusCode(412);
    read().then().statusCode(200);
  }

  @Test
  void an_unchanged_book_is_not_sent_again() {
    workspace.request().header("If-None-Match", version()).get("/books/{id}", MAPS_THAT_WERE_WRONG)
        .then()
        .statusCode(304)
        .body(emptyString());
  }

  @Test
  void a_changed_book_is_sent_again() {
    String old = version();
    changePrice(40, old).then().statusCode(200);

    workspace.request().header("If-None-Match", old).get("/books/{id}", MAPS_THAT_WERE_WRONG).then()
        .statusCode(200)
        .body("price", equalTo(40));
  }

  private Response read() {
    return workspace.request().get("/books/{id}", MAPS_THAT_WERE_WRONG);
  }

  private String version() {
    return read().header("ETag");
  }

  private Response changePrice(int price, String version) {
    return workspace.sending(Map.of("price", price)).header("If-Match", version)
        .patch("/books/{id}", MAPS_THAT_WERE_WRONG);
  }
}
