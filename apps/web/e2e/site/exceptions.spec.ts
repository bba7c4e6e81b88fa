import type { PromiseException } from '../../src/practice/promise.ts';
import { keepContract } from '../locator-contract.ts';
import { expect, test } from '../test.ts';

const sharedId: PromiseException = {
  breaks: 'uses each id and each test id once',
  why: 'To be told apart.',
};

test.beforeEach(({ page }) => page.goto('/webelements/links'));

test.describe('a page that uses an id twice', () => {
  test.beforeEach(({ page }) =>
    page.locator('main').evaluate((main) => {
      main.insertAdjacentHTML('beforeend', '<p id="twin">One</p><p id="twin">Two</p>');
    }),
  );

  test('breaks the locator contract', async ({ page }) => {
    await expect(keepContract(page, [], expect)).rejects.toThrow('twin');
  });

  test('passes when it declares the exception', async ({ page }) => {
    await keepContract(page, [sharedId], expect);
  });

  test('still has to keep all other promises', async ({ page }) => {
    const exception: PromiseException = { breaks: 'gives every input a type', why: 'Another one.' };
    await expect(keepContract(page, [exception], expect)).rejects.toThrow('twin');
  });
});

test('a declared exception that the page does not need fails', async ({ page }) => {
  const missing = 'the exception is not needed: the page uses each id and each test id once';
  await expect(keepContract(page, [sharedId], expect)).rejects.toThrow(missing);
});
