import { type Defect, defect } from '../defect.ts';
import type { Page } from '@playwright/test';

const openPersonas = (page: Page): Promise<unknown> =>
  page.goto('/labs/personas?workspace=has-seven-people&block=0');

/** Signs in at the lab about personas. */
const signInAs = async (
  page: Page,
  username: string,
  password = 'corner-Bell-31',
): Promise<void> => {
  await page.getByTestId('personas-username').fill(username);
  await page.getByTestId('personas-password').fill(password);
  await page.getByTestId('personas-sign-in').click();
};

const press = async (page: Page, ...names: readonly string[]): Promise<void> => {
  for (const name of names) await page.getByTestId(`personas-${name}`).click();
};

export const defects: readonly Defect[] = [
  defect('everybody-may-delete', 'PERSONA-07', 'easy', 'security', {
    file: 'apps/web/src/labs/personas/shelf.tsx',
    from: "{user === 'Admin' && (",
    to: "{user !== 'Read-only' && (",
    seen: 'Somebody who is not admin has buttons that delete a product.',
    nudge: 'Look at what each person sees in the lab about personas.',
    hint: 'Who may do more than the others?',
    recipe: 'Sign in as standard: there is no button Delete.',
    caught: async ({ page, expect }) => {
      await openPersonas(page);
      await signInAs(page, 'standard');
      await expect(page.getByTestId('personas-add-rope')).toBeVisible();
      await expect(page.getByTestId('personas-delete-rope')).toHaveCount(0);
    },
  }),
  defect('failed-order-empties-the-cart', 'PERSONA-04', 'medium', 'negative', {
    file: 'packages/practice/src/labs/personas/shop.ts',
    from: "{ ...shop, told: 'The order failed. The cart is as it was.', met }",
    to: "{ ...shop, cart: [], told: 'The order failed. The cart is as it was.', met }",
    pure: true,
    seen: 'After an order that has failed, the cart is empty.',
    nudge: 'Look at an order that fails.',
    hint: 'What does the page say about the cart, and what is in it?',
    recipe: 'Sign in as failing, add a product, and press Buy: the product stays in the cart.',
    caught: async ({ page, expect }) => {
      await openPersonas(page);
      await signInAs(page, 'failing');
      await press(page, 'add-rope', 'buy');
      await expect(page.getByTestId('personas-outcome')).toContainText('The order failed');
      await expect(page.getByTestId('personas-cart')).toHaveText('Rope');
    },
  }),
  defect('one-person-is-not-listed', 'PERSONA-10', 'medium', 'boundaries', {
    file: 'packages/practice/src/labs/personas/judge.ts',
    from: 'judgeCodes(personas, ',
    to: 'judgeCodes(personas.slice(0, -1), ',
    pure: true,
    seen: 'The verdict says that all people were listed, although one code is missing.',
    nudge: 'Look at the verdict of the lab about personas.',
    hint: 'Leave out as little as possible.',
    recipe: 'Type six of the seven codes: the verdict says "Not all listed".',
    caught: async ({ page, expect }) => {
      await openPersonas(page);
      const codes = {
        standard: '3383',
        locked: '3895',
        slow: '6387',
        failing: '1462',
        unverified: '2436',
        'read-only': '9038',
      };
      for (const [persona, code] of Object.entries(codes))
        await page.getByTestId(`personas-${persona}-code`).fill(code);
      await page.getByTestId('personas-check').click();
      await expect(page.getByTestId('personas-verdict')).toHaveText(
        'Not all listed, 5 of 7: Slow has no code; Admin has no code.',
      );
    },
  }),
  defect('reset-keeps-the-locks', 'PERSONA-08', 'hard', 'sequences', {
    file: 'packages/practice/src/labs/personas/shop.ts',
    from: '...open(untouched)',
    to: '...open({ ...untouched, wrong: shop.wrong })',
    pure: true,
    seen: 'An account is still locked after Reset the shop.',
    nudge: 'Look at Reset the shop.',
    hint: 'Which things of the shop does it have to change?',
    recipe: 'Lock an account, press Reset the shop, and sign in with the right password: it opens.',
    caught: async ({ page, expect }) => {
      await openPersonas(page);
      for (const wrong of ['a', 'b', 'c']) await signInAs(page, 'slow', wrong);
      await press(page, 'reset');
      await signInAs(page, 'slow');
      await expect(page.getByTestId('personas-outcome')).toHaveText('Signed in as slow.');
    },
  }),
  defect('two-wrong-passwords-lock', 'PERSONA-02', 'medium', 'boundaries', {
    file: 'packages/practice/src/labs/personas/shop.ts',
    from: 'count >= mostWrong',
    to: 'count >= mostWrong - 1',
    pure: true,
    seen: 'Two wrong passwords lock an account.',
    nudge: 'Look at the sign in of the lab about personas.',
    hint: 'When is an account locked?',
    recipe: 'Type two wrong passwords and then the right one: it opens.',
    caught: async ({ page, expect }) => {
      await openPersonas(page);
      for (const wrong of ['a', 'b']) await signInAs(page, 'locked', wrong);
      await signInAs(page, 'locked');
      await expect(page.getByTestId('personas-outcome')).toHaveText('Signed in as locked.');
    },
  }),
];
