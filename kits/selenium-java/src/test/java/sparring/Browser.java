package sparring;

import static org.openqa.selenium.support.ui.ExpectedConditions.visibilityOfElementLocated;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.openqa.selenium.By;
import org.openqa.selenium.WebDriver;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.support.ui.ExpectedCondition;
import org.openqa.selenium.support.ui.WebDriverWait;

/** One browser for each lesson, a fresh tab for each test, and the patience that every test needs. */
public final class Browser implements BeforeAllCallback, BeforeEachCallback, AfterAllCallback {
  public static final String WEB_URL =
      System.getenv().getOrDefault("WEB_URL", "http://127.0.0.1:3000");
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  // It warns when it misses the classes for one version of Chrome's own protocol: none is used here.
  private static final Logger CHROME = Logger.getLogger("org.openqa.selenium.devtools");

  private WebDriver driver;
  private WebDriverWait wait;
  private Path downloads;

  @Override
  public void beforeAll(ExtensionContext lesson) throws IOException {
    CHROME.setLevel(Level.SEVERE);
    downloads = Files.createTempDirectory("downloads");
    driver = new ChromeDriver(service(), options());
    wait = new WebDriverWait(driver, PATIENCE, Duration.ofMillis(50));
  }

  /** The cart and settings such as ?speed= live in a tab. */
  @Override
  public void beforeEach(ExtensionContext test) {
    Set<String> old = driver.getWindowHandles();
    String fresh = driver.switchTo().newWindow(WindowType.TAB).getWindowHandle();
    for (String handle : old) driver.switchTo().window(handle).close();
    driver.switchTo().window(fresh);
  }

  @Override
  public void afterAll(ExtensionContext lesson) {
    driver.quit();
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

  public Path downloads() {
    return downloads;
  }

  private ChromeOptions options() {
    ChromeOptions options = new ChromeOptions();
    options.addArguments("--headless=new", "--window-size=1280,900", "--lang=en-US");
    if (System.getProperty("user.name").equals("root")) options.addArguments("--no-sandbox");
    options.setExperimentalOption(
        "prefs", Map.of("download.default_directory", downloads.toString()));
    String chromium = System.getenv("CHROMIUM_PATH");
    if (chromium != null) options.setBinary(chromium);
    return options;
  }

  /** Without CHROMEDRIVER_PATH, Selenium takes the driver on the PATH or fetches one. */
  private static ChromeDriverService service() {
    var service = new ChromeDriverService.Builder();
    String chromedriver = System.getenv("CHROMEDRIVER_PATH");
    if (chromedriver != null) service.usingDriverExecutable(new File(chromedriver));
    return service.build();
  }
}
