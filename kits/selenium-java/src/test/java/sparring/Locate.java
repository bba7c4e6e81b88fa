package sparring;

import org.openqa.selenium.By;

/** What people call things is the best locator; a test id is the next best. */
public final class Locate {
  private Locate() {}

  /** The control whose label says this, around it or by its id. */
  public static By field(String label) {
    String found = "//label[normalize-space() = '%s']".formatted(label);
    return By.xpath("%1$s//input | //*[@id = %1$s/@for]".formatted(found));
  }

  /** Its name is its aria-label, or else its text. */
  public static By button(String name) {
    return By.xpath(
        "//button[@aria-label = '%1$s' or (not(@aria-label) and normalize-space() = '%1$s')]"
            .formatted(name));
  }

  public static By testId(String token) {
    return By.cssSelector("[data-testid='%s']".formatted(token));
  }
}
