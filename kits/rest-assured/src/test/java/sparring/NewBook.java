package sparring;

/** The fields of a new book; the API adds the id and the dates. */
public record NewBook(
    String title, String author, double price, String category, String isbn, int stock) {

  public static NewBook sample() {
    return new NewBook(
        "Tea with the Compiler", "Noor Haddad", 17.5, "Fiction", "9780000009012", 4);
  }
}
