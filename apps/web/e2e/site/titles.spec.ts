import { expectedError } from '../../src/exercises/elements/broken-images/lesson.ts';
import { everyPath } from '../../src/known-paths.ts';
import { paths } from '../../src/paths.ts';
import { expect, test } from '../test.ts';

/** The second address of the login page, and the addresses that redirect. */
const showAnother = new Set<string>([paths.loginBasicAuth, paths.loginResult, paths.api]);

test.use({ expectedError });

test('gives every page a title of its own [PAGE-03]', async ({ page }) => {
  // A late answer of each page makes minutes of all pages.
  test.setTimeout(8 * 60_000);
  const titles: string[] = [];
  for (const path of everyPath.filter((each) => !showAnother.has(each))) {
    await page.goto(path);
    await expect(page).toHaveTitle(/ · Sparring$/);
    titles.push(await page.title());
  }
  expect(titles.toSorted()).toEqual([...new Set(titles)].toSorted());
});
