import type { Page } from '@playwright/test';

const wordsOf = (text: string): string =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

/** The links and buttons that show words which are no part of their name: speech input does not find them. */
export const otherwiseNamed = async (page: Page): Promise<string[]> => {
  const labeled = await page
    .locator(':is(a, button, summary)[aria-label]')
    .evaluateAll((all) =>
      all.map((control) => ({
        shown: (control as HTMLElement).innerText,
        name: control.getAttribute('aria-label') ?? '',
      })),
    );
  return labeled
    .filter(({ shown }) => wordsOf(shown).trim())
    .filter(({ shown, name }) => !wordsOf(name).includes(wordsOf(shown)))
    .map(({ shown, name }) => `${shown} is named ${name}`);
};
