package sparring.lessons;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.openqa.selenium.support.ui.ExpectedConditions.textToBe;
import static sparring.Locate.button;
import static sparring.Locate.field;
import static sparring.Locate.testId;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import sparring.Browser;

class FileTest {
  @RegisterExtension final Browser browser = new Browser();

  @BeforeEach
  void open() {
    browser.open("/webelements/upload-download");
  }

  @Test
  void an_upload_shows_the_name_of_the_file(@TempDir Path folder) throws IOException {
    Path card = Files.writeString(folder.resolve("scorecard.txt"), "10:9");
    browser.find(field("File to upload")).sendKeys(card.toString());
    browser.until(
        textToBe(
            testId("upload-message"), "File \"scorecard.txt\" has been uploaded successfully!"));
  }

  @Test
  void a_download_is_a_real_file(@TempDir Path folder) throws IOException {
    browser.downloadTo(folder);
    browser.find(button("Download Example PDF")).click();
    // The browser creates an empty file first.
    File saved = folder.resolve("example.pdf").toFile();
    browser.until(driver -> saved.length() > 0);

    byte[] content = Files.readAllBytes(saved.toPath());
    assertEquals("%PDF-", new String(content, 0, 5, US_ASCII));
    browser.until(
        textToBe(testId("download-saved"), "Example PDF, %d bytes".formatted(content.length)));
  }
}
