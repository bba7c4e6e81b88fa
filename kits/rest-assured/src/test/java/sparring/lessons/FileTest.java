package sparring.lessons;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.emptyString;
import static org.hamcrest.Matchers.hasItems;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.restassured.response.Response;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import sparring.Workspace;

class FileTest {
  @RegisterExtension final Workspace workspace = new Workspace();

  @Test
  void the_list_contains_both_files() {
    workspace.request().get("/files").then()
        .statusCode(200)
        .body("url", hasItems(containsString("example.pdf"), containsString("example.xlsx")));
  }

  @Test
  void a_whole_file_has_its_content_length_and_starts_as_a_pdf() {
    Response file = workspace.request().get("/files/example.pdf");

    file.then()
        .statusCode(200)
        .contentType("application/pdf")
        .header("Content-Disposition", containsString("example.pdf"))
        .header("Content-Length", String.valueOf(file.asByteArray().length));
    assertEquals("%PDF-", new String(file.asByteArray(), 0, 5, US_ASCII));
  }

  @Test
  void a_range_request_returns_a_part_of_the_file() {
    Response whole = workspace.request().get("/files/example.pdf");
    Response part = workspace.request().header("Range", "bytes=0-4").get("/files/example.pdf");

    part.then()
        .statusCode(206)
        .header("Content-Range", "bytes 0-4/" + whole.asByteArray().length);
    assertEquals("%PDF-", new String(part.asByteArray(), US_ASCII));
  }

  @Test
  void a_range_after_the_end_gets_416() {
    workspace.request().header("Range", "bytes=9999999-").get("/files/example.pdf").then()
        .statusCode(416);
  }

  @Test
  void an_unchanged_file_is_not_sent_again() {
    String version = workspace.request().get("/files/example.pdf").header("ETag");

    workspace.request().header("If-None-Match", version).get("/files/example.pdf").then()
        .statusCode(304)
        .body(emptyString());
  }
}
