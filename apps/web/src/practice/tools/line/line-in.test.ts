import { expect, test } from 'vitest';
import type { ElementRow } from '../../lesson.ts';
import { lineIn } from './line-in.ts';

const row: ElementRow = { what: 'A button', role: 'button', name: "Don't", testId: 'no' };

const inAll = (described: ElementRow): string[] =>
  Object.values(lineIn).map((lineOf) => lineOf(described));

test('an element with a role and a name', () => {
  expect(inAll(row)).toEqual([
    String.raw`page.getByRole('button', { name: 'Don\'t', exact: true })`,
    `page.get_by_role("button", name="Don't", exact=True)`,
    'driver.find_element(By.ID, "no")',
    'driver.findElement(By.id("no"))',
    `cy.get('[data-testid="no"]')`,
  ]);
});

test('an element with a label and no role', () => {
  expect(inAll({ what: 'A password', name: 'Password', testId: 'word' }).slice(0, 2)).toEqual([
    `page.getByLabel('Password', { exact: true })`,
    'page.get_by_label("Password", exact=True)',
  ]);
});

test('an element without a name', () => {
  expect(inAll({ what: 'An error', role: 'alert', testId: 'no' }).slice(0, 2)).toEqual([
    `page.getByTestId('no')`,
    'page.get_by_test_id("no")',
  ]);
});

test('an element in a frame of a frame', () => {
  expect(inAll({ ...row, within: [{ frame: 'top' }, { frame: 'left' }] })).toEqual([
    String.raw`page.frameLocator('#top').frameLocator('#left').getByRole('button', { name: 'Don\'t', exact: true })`,
    `page.frame_locator("#top").frame_locator("#left").get_by_role("button", name="Don't", exact=True)`,
    'driver.switch_to.frame("top")\ndriver.switch_to.frame("left")\ndriver.find_element(By.ID, "no")',
    'driver.switchTo().frame("top").switchTo().frame("left").findElement(By.id("no"))',
    `cy.get('#top').its('0.contentDocument.body').should('not.be.empty').then(cy.wrap).find('#left').its('0.contentDocument.body').should('not.be.empty').then(cy.wrap).find('[data-testid="no"]')`,
  ]);
});

test('an element in the shadow root of a host in another one', () => {
  const within = [{ shadowRootOf: '#outer' }, { shadowRootOf: 'inner-part' }];
  expect(inAll({ ...row, within }).slice(2)).toEqual([
    'driver.find_element(By.CSS_SELECTOR, "#outer").shadow_root.find_element(By.CSS_SELECTOR, "inner-part").shadow_root.find_element(By.CSS_SELECTOR, "#no")',
    'driver.findElement(By.cssSelector("#outer")).getShadowRoot().findElement(By.cssSelector("inner-part")).getShadowRoot().findElement(By.cssSelector("#no"))',
    `cy.get('#outer').shadow().find('inner-part').shadow().find('[data-testid="no"]')`,
  ]);
});
