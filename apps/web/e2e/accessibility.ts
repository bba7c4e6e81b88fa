import type { Page } from '@playwright/test';

interface Thing {
  readonly role: string;
  readonly name: string;
  /** Whether what it opens is open; undefined where nothing opens. */
  readonly expanded: unknown;
}

/** What the browser tells a screen reader of the page, in its own words for roles. */
export const accessibilityTree = async (page: Page): Promise<Thing[]> => {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  await browser.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties }) => ({
      role: String(role?.value),
      name: String(name?.value),
      expanded: properties?.find((property) => property.name === 'expanded')?.value.value,
    }));
};

const controls = new Set(
  'button link tab menuitem textbox searchbox checkbox radio combobox listbox slider spinbutton Date switch'.split(
    ' ',
  ),
);

/** Controls on the page that no exact locator by role and name tells apart. */
export const twins = async (page: Page): Promise<string[]> => {
  const all = (await accessibilityTree(page))
    .filter(({ role }) => controls.has(role))
    .map(({ role, name }) => `${role} “${name}”`);
  return all.filter((each, index) => all.indexOf(each) !== index);
};
