import type { ElementRow } from '../../lesson.ts';
import { framesOf, hostsOf, inDouble } from './described.ts';

/** Selenium has no locator for roles. The id of an element is its test id. */
export const seleniumPythonLine = (row: ElementRow): string => {
  const frames = framesOf(row).map((id) => `driver.switch_to.frame(${inDouble(id)})\n`);
  const hosts = hostsOf(row);
  if (hosts.length === 0) return `${frames.join('')}driver.${byId(row.testId)}`;
  const roots = hosts.map((host) => `${bySelector(host)}.shadow_root`);
  return `${frames.join('')}driver.${[...roots, bySelector(`#${row.testId}`)].join('.')}`;
};

const byId = (id: string): string => `find_element(By.ID, ${inDouble(id)})`;

/** In a shadow root, WebDriver searches by CSS. */
const bySelector = (selector: string): string =>
  `find_element(By.CSS_SELECTOR, ${inDouble(selector)})`;
