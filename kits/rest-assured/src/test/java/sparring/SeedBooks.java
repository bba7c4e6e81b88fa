package sparring;

/** Books that every new workspace contains, with ids that never change. */
public final class SeedBooks {
  /** 45 dollars, 9 in stock. */
  public static final String MAPS_THAT_WERE_WRONG = id(8);

  /** 3 in stock. */
  public static final String TEN_THOUSAND_GREEN_TICKS = id(5);

  private SeedBooks() {}

  private static String id(int number) {
    return "00000000-0000-4000-8000-%012d".formatted(number);
  }
}
