import type { Page } from '@playwright/test';

interface Thing {
  readonly role: string;
  readonly name: string;
  /** Whether its popup or fold is open; undefined if it has none. */
  readonly expanded: unknown;
  /** Whether it can have the focus, or could if it were not disabled. */
  readonly canHaveFocus: boolean;
  /** Whether the browser has made it inside a field, such as the month of a date. */
  readonly isPart: true | undefined;
}

/** The roles of fields that consist of spin buttons of the browser. */
const fieldsOfParts = new Set(['Date', 'DateTime', 'InputTime']);

/** The accessibility tree of the page, with the browser's names of the roles. */
export const accessibilityTree = async (page: Page): Promise<Thing[]> => {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  await browser.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const isPart = ({ parentId = '' }: (typeof nodes)[number]): boolean => {
    const parent = byId.get(parentId);
    return (
      parent !== undefined && (fieldsOfParts.has(String(parent.role?.value)) || isPart(parent))
    );
  };
  return nodes
    .filter(({ ignored }) => !ignored)
    .map((node) => {
      const is = (property: string): unknown =>
        node.properties?.find(({ name }) => name === property)?.value.value;
      return {
        role: String(node.role?.value),
        name: String(node.name?.value),
        expanded: is('expanded'),
        canHaveFocus: is('focusable') === true || is('disabled') === true,
        isPart: isPart(node) || undefined,
      };
    });
};

const controls = new Set(
  'button link tab menuitem textbox searchbox checkbox radio combobox listbox slider spinbutton Date switch'.split(
    ' ',
  ),
);

/** Controls on the page that share their role and name with another control. */
export const twins = async (page: Page): Promise<string[]> => {
  const all = (await accessibilityTree(page))
    .filter(({ role, isPart }) => controls.has(role) && !isPart)
    .map(({ role, name }) => `${role} “${name}”`);
  return all.filter((each, index) => all.indexOf(each) !== index);
};

/** What can have the focus and is no control: the page, its main part and what scrolls. */
const places = new Set(['RootWebArea', 'main', 'generic']);

/** The roles of the controls on the page that have no name. */
export const nameless = async (page: Page): Promise<string[]> =>
  (await accessibilityTree(page))
    .filter(({ role, name, canHaveFocus }) => canHaveFocus && !places.has(role) && !name.trim())
    .map(({ role }) => role);
