import type { ElementRow } from '../../lesson.ts';
import { lineIn } from '../line/line-in.ts';
import type { PageTool } from '../titles.ts';
import { cypressFirstTest } from './cypress.ts';
import type { FirstTest, Printed } from './first-test.ts';
import { playwrightPythonFirstTest } from './playwright-python.ts';
import { playwrightFirstTest } from './playwright.ts';
import { seleniumJavaFirstTest } from './selenium-java.ts';
import { seleniumPythonFirstTest } from './selenium-python.ts';

const printers: Readonly<Record<PageTool, (printed: Printed) => string>> = {
  playwright: playwrightFirstTest,
  'playwright-python': playwrightPythonFirstTest,
  'selenium-python': seleniumPythonFirstTest,
  'selenium-java': seleniumJavaFirstTest,
  cypress: cypressFirstTest,
};

interface WithFirstTest {
  readonly firstTest: FirstTest;
  readonly elements: readonly ElementRow[];
}

/** The first test of a page, with the locators of its table. */
export const firstTestIn = (
  tool: PageTool,
  { firstTest, elements }: WithFirstTest,
  url: string,
): string => {
  const find = (testId: string): string => {
    const row = elements.find((each) => each.testId === testId);
    if (!row) throw new Error(`The table of elements has no ${testId}, which the first test uses.`);
    return lineIn[tool](row);
  };
  return printers[tool]({ test: firstTest, url: url + (firstTest.query ?? ''), find });
};
