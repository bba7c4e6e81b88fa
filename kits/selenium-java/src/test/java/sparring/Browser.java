package sparring;

import static org.openqa.selenium.support.ui.ExpectedConditions.alertIsPresent;
import static org.openqa.selenium.support.ui.ExpectedConditions.visibilityOfElementLocated;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.openqa.selenium.Alert;
import org.openqa.selenium.By;
import org.openqa.selenium.WebDriver;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.support.ui.ExpectedCondition;
import org.openqa.selenium.support.ui.WebDriverWait;

/** A fresh tab of the browser for each test, and the patience that every test needs. */
public final class Browser implements BeforeEachCallback {
  public static final String WEB_URL =
      System.getenv().getOrDefault("WEB_URL", "http://127.0.0.1:3000");

  private ChromeDriver driver;
  private WebDriverWait wait;

  /** Settings such as ?speed= live in a tab; the cart of the shop does not even outlive its page. */
  @Override
  public void beforeEach(ExtensionContext test) {
    var run = test.getRoot().getStore(Namespace.GLOBAL);
    driver = run.getOrComputeIfAbsent(Chrome.class).driver;
    wait = new WebDriverWait(driver, Duration.ofSeconds(10), Duration.ofMillis(50));

    Set<String> old = driver.getWindowHandles();
    old.forEach(this::dismissDialogOf);
    String fresh = driver.switchTo().newWindow(WindowType.TAB).getWindowHandle();
    for (String handle : old) driver.switchTo().window(handle).close();
    driver.switchTo().window(fresh);
  }

  /** A test that failed may have left one open, and no new tab opens behind it. */
  private void dismissDialogOf(String window) {
    driver.switchTo().window(window);
    Alert left = alertIsPresent().apply(driver);
    if (left != null) left.dismiss();
  }

  public WebDriver driver() {
    return driver;
  }

  public void open(String path) {
    driver.get(WEB_URL + path);
  }

  /** Waits for what there is to see; an element that is there but hidden is not found. */
  public WebElement find(By locator) {
    return until(visibilityOfElementLocated(locator));
  }

  /** What is there now, without any waiting. */
  public List<String> texts(By locator) {
    return driver.findElements(locator).stream().map(WebElement::getText).toList();
  }

  /** Asks again and again until the condition holds, instead of sleeping. */
  public <T> T until(ExpectedCondition<T> condition) {
    return wait.until(condition);
  }

  public Actions mouse() {
    return new Actions(driver);
  }

  /** WebDriver knows nothing of downloads; Chrome's own protocol does. */
  public void downloadTo(Path folder) {
    driver.executeCdpCommand(
        "Browser.setDownloadBehavior",
        Map.of("behavior", "allow", "downloadPath", folder.toString()));
  }
}
