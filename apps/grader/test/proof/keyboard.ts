import { expect, type Locator, type Page } from '@playwright/test';

const mostTabs = 80;

/** Presses Tab until the control has the focus, as whoever uses no mouse does. */
export const tabTo = async (page: Page, control: Locator): Promise<void> => {
  for (let tabs = 0; tabs < mostTabs; tabs++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
};

/** Goes to the control and presses the key there. */
export const press = async (page: Page, control: Locator, key: string): Promise<void> => {
  await tabTo(page, control);
  await page.keyboard.press(key);
};

export const type = async (page: Page, control: Locator, text: string): Promise<void> => {
  await tabTo(page, control);
  await page.keyboard.type(text);
};
