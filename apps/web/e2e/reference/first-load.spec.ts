import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

/** A word that appears only in the code of the schemas. */
const schemaCode = 'invalid_type';

const scriptsOf = async (page: Page, path: string): Promise<string> => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await page.goto(path);
  return (await Promise.all(scripts)).join('\n');
};

for (const path of [
  '/',
  '/about',
  '/webelements',
  '/webelements/checkboxes',
  '/shopping',
  '/api/bookapi',
]) {
  test(`loads no schemas on ${path}`, async ({ page }) => {
    const code = await scriptsOf(page, path);
    expect(code.length).toBeGreaterThan(0);
    expect(code.includes(schemaCode)).toBe(false);
  });
}

test('loads the schemas on a page of the API', async ({ page }) => {
  expect((await scriptsOf(page, '/api/chance')).includes(schemaCode)).toBe(true);
});
