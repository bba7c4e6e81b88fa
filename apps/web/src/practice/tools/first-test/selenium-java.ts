import { inDouble } from '../line/described.ts';
import { elementOf, type Expectation, type Printed, type Step } from './first-test.ts';
import { inCamelCase } from './names.ts';

const actionOn = (found: string, step: Step): string[] => {
  if ('fill' in step) return [`${found}.sendKeys(${inDouble(step.text)});`];
  if ('select' in step) {
    return [`new Select(${found}).selectByVisibleText(${inDouble(step.option)});`];
  }
  if ('press' in step && step.key === 'a') return [`${found}.sendKeys("a");`];
  if ('press' in step || 'slide' in step) return [`${found}.sendKeys(Keys.ARROW_RIGHT);`];
  return [`${found}.click();`, ...('opens' in step ? ['driver.switchTo().alert().accept();'] : [])];
};

const conditionOf = (expects: Expectation, found: string): string => {
  if ('path' in expects) return `driver.getCurrentUrl().endsWith(${inDouble(expects.path)})`;
  if ('text' in expects) return `${found}.getText().equals(${inDouble(expects.text)})`;
  if ('contains' in expects) return `${found}.getText().contains(${inDouble(expects.contains)})`;
  return `${found}.${expects.is === 'visible' ? 'isDisplayed' : 'isEnabled'}()`;
};

/** An element in a frame is found from the page. */
const fromPage = (line: string): string =>
  line.replace('driver.switchTo().frame', 'driver.switchTo().defaultContent().switchTo().frame');

const imports = [
  ['By', 'org.openqa.selenium.By'],
  ['Keys', 'org.openqa.selenium.Keys'],
  ['WebDriver', 'org.openqa.selenium.WebDriver'],
  ['ChromeDriver', 'org.openqa.selenium.chrome.ChromeDriver'],
  ['Select', 'org.openqa.selenium.support.ui.Select'],
  ['WebDriverWait', 'org.openqa.selenium.support.ui.WebDriverWait'],
] as const;

export const seleniumJavaFirstTest = ({ test, url, find }: Printed): string => {
  const { steps, expects } = test;
  const found = 'path' in expects ? '' : fromPage(find(expects.element));
  const lines = [
    `driver.get(${inDouble(url)});`,
    ...steps.flatMap((step) => actionOn(fromPage(find(elementOf(step))), step)),
    'new WebDriverWait(driver, Duration.ofSeconds(10))',
    `    .until(ready -> ${conditionOf(expects, found)});`,
  ];
  const body = [
    '    WebDriver driver = new ChromeDriver();',
    '    try {',
    ...lines.map((line) => `      ${line}`),
    '    } finally {',
    '      driver.quit();',
    '    }',
  ];
  const used = imports.filter(([name]) => new RegExp(`\\b${name}\\b`).test(body.join('\n')));
  return [
    'import java.time.Duration;',
    'import org.junit.jupiter.api.Test;',
    ...used.map(([, path]) => `import ${path};`),
    '',
    'class FirstTest {',
    '  @Test',
    `  void ${inCamelCase(test.title)}() {`,
    ...body,
    '  }',
    '}',
  ].join('\n');
};
