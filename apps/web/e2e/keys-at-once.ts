import type { Locator, Page } from '@playwright/test';

const keys = {
  ArrowDown: { windowsVirtualKeyCode: 40 },
  ArrowLeft: { windowsVirtualKeyCode: 37 },
  ArrowRight: { windowsVirtualKeyCode: 39 },
  End: { windowsVirtualKeyCode: 35 },
  Enter: { windowsVirtualKeyCode: 13, text: '\r' },
  Escape: { windowsVirtualKeyCode: 27 },
} as const;

export type Key = keyof typeof keys;

/** Sends all keys in one batch, so that the last arrives before the page has handled the first. */
export const pressAtOnce = async (page: Page, ...pressed: Key[]): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  const send = (type: 'keyDown' | 'rawKeyDown' | 'keyUp', key: Key) =>
    browser.send('Input.dispatchKeyEvent', { type, key, code: key, ...keys[key] });
  await Promise.all(
    pressed.flatMap((key) => [
      send('text' in keys[key] ? 'keyDown' : 'rawKeyDown', key),
      send('keyUp', key),
    ]),
  );
  await browser.detach();
};

/** Dispatches keys in one script, as Firefox's driver does. React renders nothing between them. */
export const pressInOneScript = async (page: Page, ...pressed: Key[]): Promise<void> => {
  await page.evaluate((all) => {
    for (const key of all) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    }
  }, pressed);
};

/** Clicks several times in one script. React renders nothing between the clicks. */
export const clickInOneScript = async (button: Locator, times: number): Promise<void> => {
  await button.evaluate((element: HTMLElement, count) => {
    for (let click = 0; click < count; click += 1) element.click();
  }, times);
};
