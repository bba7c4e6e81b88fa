package sparring;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.describedAs;
import static org.hamcrest.Matchers.is;

import io.restassured.specification.RequestSpecification;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** A private copy of the API's data, created before each test and deleted after it. */
public final class Workspace implements BeforeEachCallback, AfterEachCallback {
  private static final String API_URL =
      System.getenv().getOrDefault("API_URL", "http://127.0.0.1:3001");

  private static final String WORKSPACE = System.getenv().getOrDefault("WORKSPACE", "public");

  private String name;

  @Override
  public void beforeEach(ExtensionContext test) {
    name =
        given().baseUri(API_URL).post("/w/" + WORKSPACE + "/v1/practice/workspaces").then()
            .statusCode(
                describedAs(
                    "201: WORKSPACE is not set to the key of your sheet, and the class takes only its members",
                    is(201)))
            .extract().path("name");
  }

  @Override
  public void afterEach(ExtensionContext test) {
    request().delete("/workspace").then().statusCode(200);
  }

  public String name() {
    return name;
  }

  public RequestSpecification request() {
    return given().baseUri(API_URL).basePath("/v1/practice").header("X-Workspace", name);
  }

  /** A request in this workspace with a JSON body. */
  public RequestSpecification sending(Object body) {
    return request().contentType("application/json").body(body);
  }
}
