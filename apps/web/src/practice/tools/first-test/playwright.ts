import { inSingle } from '../line/described.ts';
import { elementOf, type Expectation, type Printed, type Step } from './first-test.ts';

const acceptsDialog = "page.once('dialog', (dialog) => dialog.accept());";

const actionOf = (step: Step): string => {
  if ('fill' in step) return `fill(${inSingle(step.text)})`;
  if ('select' in step) return `selectOption(${inSingle(step.option)})`;
  if ('press' in step) return `press(${inSingle(step.key)})`;
  if ('slide' in step) return `press('ArrowRight')`;
  return 'check' in step ? 'check()' : 'click()';
};

const expectationOf = (expects: Expectation, find: Printed['find']): string => {
  if ('path' in expects) return `expect(page).toHaveURL(/${expects.path.replaceAll('/', '\\/')}$/)`;
  const found = `expect(${find(expects.element)})`;
  if ('text' in expects) return `${found}.toHaveText(${inSingle(expects.text)})`;
  if ('contains' in expects) return `${found}.toContainText(${inSingle(expects.contains)})`;
  return `${found}.${expects.is === 'visible' ? 'toBeVisible' : 'toBeEnabled'}()`;
};

export const playwrightFirstTest = ({ test, url, find }: Printed): string =>
  [
    "import { expect, test } from '@playwright/test';",
    '',
    `test(${inSingle(test.title)}, async ({ page }) => {`,
    `  await page.goto(${inSingle(url)});`,
    ...test.steps.flatMap((step) => [
      ...('opens' in step ? [`  ${acceptsDialog}`] : []),
      `  await ${find(elementOf(step))}.${actionOf(step)};`,
    ]),
    `  await ${expectationOf(test.expects, find)};`,
    '});',
  ].join('\n');
