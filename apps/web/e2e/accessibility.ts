import type { Page } from '@playwright/test';

interface Thing {
  readonly role: string;
  readonly name: string;
  /** Whether its popup or fold is open; undefined if it has none. */
  readonly expanded: unknown;
}

/** The accessibility tree of the page, with the browser's names of the roles. */
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

/** Controls on the page that share their role and name with another control. */
export const twins = async (page: Page): Promise<string[]> => {
  const all = (await accessibilityTree(page))
    .filter(({ role }) => controls.has(role))
    .map(({ role, name }) => `${role} “${name}”`);
  return all.filter((each, index) => all.indexOf(each) !== index);
};
