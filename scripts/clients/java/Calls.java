import com.fasterxml.jackson.databind.ObjectMapper;
import java.math.BigDecimal;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Callable;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.AuthApi;
import org.openapitools.client.api.BooksApi;
import org.openapitools.client.model.Book;
import org.openapitools.client.model.BookInput;
import org.openapitools.client.model.BookPatch;
import org.openapitools.client.model.Credentials;

public class Calls {
  private static final ObjectMapper json = new ObjectMapper();

  public static void main(String[] args) throws Exception {
    var env = System.getenv();
    var books = new BooksApi();
    var listed = books.listBooks(null, null, null, null, null, null, null, null, 1, 10, null);
    UUID id = listed.get(0).getId();
    var answer = books.getBookWithHttpInfo(id, null, null);
    Book read = answer.getData();
    String etag = answer.getHeaders().get("etag").get(0);
    var input =
        new BookInput()
            .title("Written by a client")
            .author("Java")
            .price(new BigDecimal("17.99"))
            .category("Testing")
            .isbn("9780000009012")
            .stock(4);
    Book created = books.addBook(input, null, null);
    Book changed = books.patchBook(id, new BookPatch().stock(11), etag, null);
    var stale = refusal(() -> books.patchBook(id, new BookPatch().stock(12), etag, null));
    var account = new Credentials().username(env.get("USERNAME")).password(env.get("PASSWORD"));
    String token = new AuthApi().logIn(account, null).getToken();
    var me = new AuthApi().showAccount(null, Map.of("Authorization", "Bearer " + token));
    var missing = refusal(() -> books.getBook(UUID.fromString(env.get("UNKNOWN_ID")), null, null));

    System.out.println(
        json.writeValueAsString(
            Map.of(
                "listed", listed.stream().map(Book::getTitle).toList(),
                "read",
                    Map.of(
                        "title", read.getTitle(),
                        "price", read.getPrice(),
                        "created_at", read.getCreatedAt().toInstant().toString()),
                "created", Map.of("author", created.getAuthor(), "price", created.getPrice()),
                "changed", Map.of("stock", changed.getStock()),
                "stale", stale,
                "me", Map.of("username", me.getUsername()),
                "missing", missing)));
  }

  private static Map<String, Object> refusal(Callable<?> call) throws Exception {
    try {
      call.call();
    } catch (ApiException error) {
      var problem = json.readTree(error.getResponseBody());
      return Map.of("status", error.getCode(), "type", problem.get("type").asText());
    }
    throw new IllegalStateException("Not refused");
  }
}
