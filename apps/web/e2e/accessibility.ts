import type { Page } from '@playwright/test';

interface Thing {
  role: unknown;
  name: unknown;
  /** Whether what it opens is open; undefined where nothing opens. */
  expanded: unknown;
}

/** What the browser tells a screen reader of the page, in its own words for roles. */
export async function told(page: Page): Promise<Thing[]> {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  await browser.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties }) => ({
      role: role?.value,
      name: name?.value,
      expanded: properties?.find((property) => property.name === 'expanded')?.value.value,
    }));
}
