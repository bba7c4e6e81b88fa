import { everyPath } from '../../src/known-paths.ts';
import { expectedError } from '../../src/exercises/elements/broken-images/lesson.ts';
import { expect, test } from '../test.ts';

test.use({ viewport: { width: 320, height: 640 }, expectedError });

test('no word of a table is broken at 320 pixels', async ({ page }) => {
  test.slow();
  const broken: string[] = [];
  for (const path of everyPath) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const word of await page.evaluate(brokenWords)) broken.push(`${path}: ${word}`);
  }
  expect(broken).toEqual([]);
});

/** The words in tables that are broken over two lines, with every fold of the page open. */
const brokenWords = (): string[] => {
  for (const details of document.querySelectorAll('details')) {
    details.removeAttribute('name');
    details.open = true;
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (!text.parentElement?.closest('tbody')) continue;
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\w-]+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => top));
      if (lines.size > 1 && !/\w-\w/.test(word)) found.push(word);
    }
  }
  return found;
};
