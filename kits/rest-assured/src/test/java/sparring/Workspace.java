package sparring;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.describedAs;
import static org.hamcrest.Matchers.is;

import io.restassured.specification.RequestSpecification;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;

/** A private copy of all data, created before each test and deleted after it. */
public final class Workspace implements BeforeEachCallback, AfterEachCallback {
  public static final String API_URL =
      System.getenv().getOrDefault("API_URL", "http://127.0.0.1:3001");
  static final String BASE_PATH = "/v1/practice";
  private static final String WORKSPACE = System.getenv().getOrDefault("WORKSPACE", "public");

  private Contract contract;
  private String name;

  @Override
  public void beforeEach(ExtensionContext test) {
    contract = test.getRoot().getStore(Namespace.GLOBAL).getOrComputeIfAbsent(Contract.class);
    name =
        anonymous().basePath("/w/" + WORKSPACE + BASE_PATH).post("/workspaces").then()
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

  /** A request in this workspace. */
  public RequestSpecification request() {
    return anonymous().header("X-Workspace", name);
  }

  /** A request in this workspace with a JSON body. */
  public RequestSpecification sending(Object body) {
    return request().contentType("application/json").body(body);
  }

  /** A request without a workspace; its answer is validated with the contract, too. */
  public RequestSpecification anonymous() {
    return given().baseUri(API_URL).basePath(BASE_PATH).filter(contract);
  }
}
