import { expect, type Locator } from '@playwright/test';

/** A way to press what is on a page. */
export type Press = (what: Locator) => Promise<void>;

const mostTabs = 200;

/** Presses Tab until the control has the focus, and then Enter, or Space for a box. */
const byKeyboard: Press = async (what) => {
  const page = what.page();
  const hasFocus = () => what.evaluate((element) => element === document.activeElement);
  await expect(what).toBeVisible();
  let tabs = 0;
  while (!(await hasFocus()) && tabs < mostTabs) {
    await page.keyboard.press('Tab');
    tabs += 1;
  }
  await expect(what).toBeFocused();
  const isBox = (await what.getAttribute('type')) === 'checkbox';
  await page.keyboard.press(isBox ? 'Space' : 'Enter');
};

/** The ways of a teacher: at a desk, with a tablet, and with the keyboard alone in forced colors. */
export const handWays = [
  {
    name: 'a mouse at 1440 pixels',
    use: { viewport: { width: 1440, height: 900 } },
    press: (what: Locator) => what.click(),
  },
  {
    name: 'a finger on a tablet',
    use: { viewport: { width: 768, height: 1024 }, hasTouch: true },
    press: (what: Locator) => what.tap(),
  },
  {
    name: 'the keyboard alone in forced colors',
    use: { contextOptions: { forcedColors: 'active' as const } },
    press: byKeyboard,
  },
] as const;
