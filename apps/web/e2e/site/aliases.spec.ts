import { lessons } from '../../src/exercises/all-lessons.ts';
import { aliasPath } from '../../src/paths.ts';
import { expect, test } from '../test.ts';

for (const { slug, path, title, expectedError } of lessons) {
  test.describe('an exercise is found by its slug', () => {
    test.use({ expectedError });

    test(`${aliasPath(slug)} answers 200 and shows ${title} at ${path} [PLAYGROUND-07]`, async ({
      page,
    }) => {
      await page.goto('about:blank');
      const response = await page.goto(aliasPath(slug));
      expect(response?.status()).toBe(200);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await page.goBack();
      await expect(page).toHaveURL('about:blank');
    });
  });
}
