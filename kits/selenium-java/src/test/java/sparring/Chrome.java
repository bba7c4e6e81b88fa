package sparring;

import java.io.File;
import java.time.Duration;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;

/** The browser for the whole run; JUnit closes it at the end. */
final class Chrome implements AutoCloseable {
  // Turns off a warning that Chrome is newer than Selenium's protocol classes, which this kit does not use.
  private static final Logger PROTOCOL = Logger.getLogger("org.openqa.selenium.devtools");

  final ChromeDriver driver;

  Chrome() {
    PROTOCOL.setLevel(Level.SEVERE);
    driver = new ChromeDriver(service(), options());
  }

  @Override
  public void close() {
    driver.quit();
  }

  private static ChromeOptions options() {
    ChromeOptions options = new ChromeOptions();
    options.setPageLoadTimeout(Duration.ofSeconds(30));
    options.addArguments("--headless=new", "--window-size=1280,900", "--lang=en-US");
    if (System.getProperty("user.name").equals("root")) options.addArguments("--no-sandbox");
    String chromium = System.getenv("CHROMIUM_PATH");
    if (chromium != null) options.setBinary(chromium);
    return options;
  }

  /** Without CHROMEDRIVER_PATH, Selenium uses the driver on the PATH or downloads one. */
  private static ChromeDriverService service() {
    var service = new ChromeDriverService.Builder();
    String chromedriver = System.getenv("CHROMEDRIVER_PATH");
    if (chromedriver != null) service.usingDriverExecutable(new File(chromedriver));
    return service.build();
  }
}
