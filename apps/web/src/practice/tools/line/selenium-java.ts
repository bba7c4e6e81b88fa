import type { ElementRow } from '../../lesson.ts';
import { framesOf, hostsOf, inDouble } from './described.ts';

/** Selenium has no locator for roles. The id of an element is its test id. */
export const seleniumJavaLine = (row: ElementRow): string => {
  const frames = framesOf(row).map((id) => `switchTo().frame(${inDouble(id)})`);
  const hosts = hostsOf(row);
  const roots = hosts.map((host) => `${bySelector(host)}.getShadowRoot()`);
  const own = hosts.length === 0 ? byId(row.testId) : bySelector(`#${row.testId}`);
  return ['driver', ...frames, ...roots, own].join('.');
};

const byId = (id: string): string => `findElement(By.id(${inDouble(id)}))`;

/** In a shadow root, WebDriver searches by CSS. */
const bySelector = (selector: string): string =>
  `findElement(By.cssSelector(${inDouble(selector)}))`;
