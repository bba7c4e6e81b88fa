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

/** Opens a new tab for each test and has explicit waits. */
public final class Browser implements BeforeEachCallback {
  public static final String WEB_URL =
      System.getenv().getOrDefault("WEB_URL", "http://127.0.0.1:3000");

  private ChromeDriver driver;
  private WebDriverWait wait;

  /** Opens a new tab, because settings such as ?speed= stay in a tab. */
  @Override
  public void beforeEach(ExtensionContext test) {
    var run = test.getRoot().getStore(Namespace.GLOBAL);
    driver = run.getOrComputeIfAbsent(Chrome.class).driver;
    wait = new WebDriverWait(driver, Duration.ofSeconds(5), Duration.ofMillis(50));

    Set<String> old = driver.getWindowHandles();
    old.forEach(this::dismissDialogOf);
    String fresh = driver.switchTo().newWindow(WindowType.TAB).getWindowHandle();
    for (String handle : old) driver.switchTo().window(handle).close();
    driver.switchTo().window(fresh);
  }

  /** Closes a dialog that a failed test has left open: it would prevent a new tab. */
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

  /** Waits for a visible element. */
  public WebElement find(By locator) {
    return until(visibilityOfElementLocated(locator));
  }

  /** Finds the elements that exist now, without waiting. */
  public List<String> texts(By locator) {
    return driver.findElements(locator).stream().map(WebElement::getText).toList();
  }

  /** Polls until the condition is true, instead of sleeping. */
  public <T> T until(ExpectedCondition<T> condition) {
    return wait.until(condition);
  }

  public Actions mouse() {
    return new Actions(driver);
  }

  /** Sets the download folder by Chrome's own protocol, because WebDriver has no command for it. */
  public void downloadTo(Path folder) {
    driver.executeCdpCommand(
        "Browser.setDownloadBehavior",
        Map.of("behavior", "allow", "downloadPath", folder.toString()));
  }
}
