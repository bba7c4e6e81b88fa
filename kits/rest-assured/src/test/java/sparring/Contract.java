package sparring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.dialect.Dialects;
import io.restassured.RestAssured;
import io.restassured.filter.Filter;
import io.restassured.filter.FilterContext;
import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;
import io.restassured.specification.FilterableRequestSpecification;
import io.restassured.specification.FilterableResponseSpecification;
import java.util.List;
import java.util.Map;

/** Fails when an answer has a status, a media type or a body that /openapi.json does not promise. */
final class Contract implements Filter {
  private static final String ADDRESS = Workspace.API_URL + "/openapi.json";
  private static final String TEXT = RestAssured.get(ADDRESS).asString();
  private static final JsonPath TREE = JsonPath.from(TEXT);
  private static final SchemaRegistry SCHEMAS =
      SchemaRegistry.withDialect(
          Dialects.getOpenApi31(), registry -> registry.schemas(Map.of(ADDRESS, TEXT)));

  @Override
  public Response filter(
      FilterableRequestSpecification request,
      FilterableResponseSpecification expected,
      FilterContext context) {
    Response answer = context.next(request, expected);
    String path = withoutBaseAndQuery(request.getUserDefinedPath());
    check(path, request.getMethod().toLowerCase(), answer);
    return answer;
  }

  private static void check(String path, String method, Response answer) {
    String status = String.valueOf(answer.statusCode());
    Map<String, Object> promised =
        TREE.getMap("paths.'%s'.%s.responses.'%s'".formatted(path, method, status));
    String call = "%s %s with %s".formatted(method, path, status);
    assertTrue(promised != null, call + " is not in the contract");
    if (answer.asByteArray().length > 0) checkBody(call, path, method, answer);
  }

  private static void checkBody(String call, String path, String method, Response answer) {
    String type = answer.contentType().split(";")[0];
    String content = "paths.'%s'.%s.responses.'%d'.content.'%s'"
        .formatted(path, method, answer.statusCode(), type);
    assertTrue(TREE.get(content) != null, call + " is not promised as " + type);
    if (!type.endsWith("json")) return;

    String pointer = "#/paths/%s/%s/responses/%d/content/%s/schema"
        .formatted(escaped(path), method, answer.statusCode(), escaped(type));
    var schema = SCHEMAS.getSchema(SchemaLocation.of(ADDRESS + pointer));
    assertEquals(List.of(), schema.validate(answer.asString(), InputFormat.JSON), call);
  }

  /** Links in answers carry both, the paths of the contract neither. */
  private static String withoutBaseAndQuery(String path) {
    return path.replaceFirst("^" + Workspace.BASE_PATH, "").replaceFirst("\\?.*", "");
  }

  /** A name inside a JSON pointer. */
  private static String escaped(String name) {
    return name.replace("/", "~1");
  }
}
