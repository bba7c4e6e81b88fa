package sparring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
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
import java.util.stream.Stream;

/**
 * Fails a test when the status, media type or body of an answer is not documented in /openapi.json. Atlassian's validator
 * and REST Assured's own do not support JSON Schema 2020-12, the dialect of OpenAPI 3.1.
 */
final class Contract implements Filter {
  private final String address;
  private final Map<String, ?> document;
  private final SchemaRegistry schemas;

  Contract() {
    address = Workspace.API_URL + "/openapi.json";
    String text = RestAssured.get(address).asString();
    document = JsonPath.from(text).getMap("$");
    schemas =
        SchemaRegistry.withDialect(
            Dialects.getOpenApi31(), registry -> registry.schemas(Map.of(address, text)));
  }

  @Override
  public Response filter(
      FilterableRequestSpecification request,
      FilterableResponseSpecification expected,
      FilterContext context) {
    Response answer = context.next(request, expected);
    String path = withoutBaseAndQuery(request.getUserDefinedPath());
    check(path, operation(request.getMethod()), answer);
    return answer;
  }

  /** OpenAPI 3.1 has no QUERY, so the document has an extension. */
  private static String operation(String method) {
    return method.equals("QUERY") ? "x-query" : method.toLowerCase();
  }

  private void check(String path, String method, Response answer) {
    String call = "%s %s with %d".formatted(method, path, answer.statusCode());
    String status = String.valueOf(answer.statusCode());
    String[] responses = {"paths", path, method, "responses"};
    boolean isListed = at(document, below(responses, status)) != null;
    String[] place = resolved(below(responses, isListed ? status : status.charAt(0) + "XX"));
    Object promised = at(document, place);
    if (promised == null) fail(call + " is not in the contract");
    boolean hasBody = answer.asByteArray().length > 0;
    if (at(promised, "content") == null) {
      assertFalse(hasBody, call + " promises no body");
      return;
    }

    assertTrue(hasBody, call + " promises a body");
    String type = answer.contentType().split(";")[0];
    if (at(promised, "content", type) == null) fail(call + " is not promised as " + type);
    if (type.endsWith("json")) {
      var schema = schemaAt(below(place, "content", type, "schema"));
      assertEquals(List.of(), schema.validate(answer.asString(), InputFormat.JSON), call);
    }
  }

  /** A response that several operations have is described once, and its place has a reference. */
  private String[] resolved(String... place) {
    Object reference = at(document, below(place, "$ref"));
    return reference == null ? place : reference.toString().substring("#/".length()).split("/");
  }

  private static String[] below(String[] place, String... keys) {
    return Stream.of(place, keys).flatMap(Stream::of).toArray(String[]::new);
  }

  private static Object at(Object tree, String... keys) {
    for (String key : keys) tree = tree instanceof Map<?, ?> map ? map.get(key) : null;
    return tree;
  }

  /** Refers to a part of the document by its JSON pointer, in which ~1 stands for a slash in a name. */
  private Schema schemaAt(String... keys) {
    StringBuilder pointer = new StringBuilder(address + "#");
    for (String key : keys) pointer.append('/').append(key.replace("/", "~1"));
    return schemas.getSchema(SchemaLocation.of(pointer.toString()));
  }

  /** Removes the address and the workspace prefix: links in answers contain them, the paths of the document do not. */
  private static String withoutBaseAndQuery(String path) {
    return path.replaceFirst("^" + Workspace.BASE_PATH, "").replaceFirst("\\?.*", "");
  }
}
