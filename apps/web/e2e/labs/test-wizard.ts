import type { Page } from '@playwright/test';

const ada = { name: 'Ada', email: 'ada@example.org', age: '36' };
export const place = { country: 'Norland', region: 'Coast', city: 'Saltby' };

export const field = (page: Page, name: string) => page.locator(`#wizard-${name}`);
export const click = (page: Page, name: string) => field(page, name).click();

export const fillYou = async (page: Page, you: object = {}) => {
  for (const [name, text] of Object.entries({ ...ada, ...you })) await field(page, name).fill(text);
  await click(page, 'next');
};

export const toAddress = async (page: Page, you?: object) => {
  await fillYou(page, you);
  for (const [name, text] of Object.entries(place)) await field(page, name).selectOption(text);
  await click(page, 'next');
};

export const find = async (page: Page, postcode = '1040') => {
  await field(page, 'postcode').fill(postcode);
  await click(page, 'find');
};

export const toReview = async (page: Page, you?: object) => {
  await toAddress(page, you);
  await find(page);
  await page.locator('#wizard-street:focus').waitFor();
  await click(page, 'next');
};

/** How the elements of the later steps get on the page, which can have any step open. */
const reach = (names: string, go: (page: Page) => Promise<void>) => {
  const fromStart = async (page: Page) => {
    await click(page, 'again');
    await go(page);
  };
  return names.split(' ').map((name) => [`wizard-${name}`, fromStart] as const);
};

export const inSteps = Object.fromEntries([
  ...reach('back country region city', fillYou),
  ...reach('postcode find street', toAddress),
  ...reach('review send', toReview),
]);
