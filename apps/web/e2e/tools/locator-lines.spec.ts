import type { Page } from '@playwright/test';
import { products } from '@sparring/contracts/products';
import { lessons } from '../../src/exercises/all-lessons.ts';
import { labLessons } from '../../src/labs/all-labs.ts';
import { loginLesson } from '../../src/login/login-lessons.ts';
import { paths, productPath } from '../../src/paths.ts';
import type { ElementRow, Lesson } from '../../src/practice/lesson.ts';
import { lineIn } from '../../src/practice/tools/line/line-in.ts';
import { elements as shopElements } from '../../src/shop/catalogue/elements.ts';
import { elements as checkoutElements } from '../../src/shop/checkout/elements.ts';
import { elementsOf } from '../../src/shop/product/elements.ts';
import { demoLesson } from '../../src/web-elements/lesson.ts';
import { expect, test } from '../test.ts';
import { bringAbout } from './bring-about.ts';
import { bringAboutOn } from './bring-about-on.ts';
import { foundByCypress, foundByPlaywright } from './printed-line.ts';

const soft = expect.configure({ soft: true, timeout: 5000 });

const pages: readonly (Pick<Lesson, 'elements' | 'expectedError'> & { readonly path: string })[] = [
  ...lessons,
  ...labLessons,
  { ...loginLesson, path: paths.login },
  { ...demoLesson, path: paths.webElementsDemo },
  { elements: shopElements, path: paths.shopping },
  { elements: elementsOf(products[0]!), path: productPath(products[0]!.id) },
  { elements: checkoutElements, path: paths.checkout },
];

for (const { path, elements, expectedError } of pages) {
  test.describe(`the page ${path}`, () => {
    test.use({ expectedError });

    test('each printed line of Playwright and Cypress finds its element alone [TOOL-02]', async ({
      page,
    }) => {
      test.slow();
      await page.goto(path);
      const printed = elements.filter(({ isHidden }) => !isHidden);
      for (const row of printed) {
        await test.step(row.testId, () => expectLines(page, path, row));
      }
    });
  });
}

const expectLines = async (page: Page, path: string, row: ElementRow) => {
  const appear = bringAboutOn[path]?.[row.testId] ?? bringAbout[row.testId];
  if (row.appears && appear) {
    await page.goto(path);
    await appear(page);
  }
  const { testId } = row;
  await soft.poll(() => foundByPlaywright(page, lineIn.playwright(row))).toEqual([testId]);
  await soft.poll(() => foundByCypress(page, lineIn.cypress(row))).toEqual([testId]);
};
