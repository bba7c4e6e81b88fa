package sparring;

import org.openqa.selenium.By;

/** Locators by label, by name and, where an element has neither, by test id. */
public final class Locate {
  private Locate() {}

  /** The control with this label, whether the label contains it or refers to its id. */
  public static By field(String label) {
    String found = "//label[normalize-space() = '%s']".formatted(label);
    return By.xpath("%1$s//input | //*[@id = %1$s/@for]".formatted(found));
  }

  /** The button with this name: its aria-label or else its text. */
  public static By button(String name) {
    return By.xpath(
        "//button[@aria-label = '%1$s' or (not(@aria-label) and normalize-space() = '%1$s')]"
            .formatted(name));
  }

  public static By testId(String token) {
    return By.cssSelector("[data-testid='%s']".formatted(token));
  }
}
