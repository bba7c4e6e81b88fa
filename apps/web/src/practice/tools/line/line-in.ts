import type { ElementRow } from '../../lesson.ts';
import type { PageTool } from '../titles.ts';
import { cypressLine } from './cypress.ts';
import { playwrightPythonLine } from './playwright-python.ts';
import { playwrightLine } from './playwright.ts';
import { seleniumJavaLine } from './selenium-java.ts';
import { seleniumPythonLine } from './selenium-python.ts';

/** Finds the described element in each tool, as code to copy. */
export const lineIn: Readonly<Record<PageTool, (row: ElementRow) => string>> = {
  playwright: playwrightLine,
  'playwright-python': playwrightPythonLine,
  'selenium-python': seleniumPythonLine,
  'selenium-java': seleniumJavaLine,
  cypress: cypressLine,
};
