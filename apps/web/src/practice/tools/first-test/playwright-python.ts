import { inDouble } from '../line/described.ts';
import { elementOf, type Expectation, type Printed, type Step } from './first-test.ts';
import { inSnakeCase } from './names.ts';

const acceptsDialog = 'page.once("dialog", lambda dialog: dialog.accept())';

const actionOf = (step: Step): string => {
  if ('fill' in step) return `fill(${inDouble(step.text)})`;
  if ('select' in step) return `select_option(${inDouble(step.option)})`;
  if ('press' in step) return `press(${inDouble(step.key)})`;
  if ('slide' in step) return `press("ArrowRight")`;
  return 'check' in step ? 'check()' : 'click()';
};

const expectationOf = (expects: Expectation, find: Printed['find']): string => {
  if ('path' in expects) return `expect(page).to_have_url(re.compile(r"${expects.path}$"))`;
  const found = `expect(${find(expects.element)})`;
  if ('text' in expects) return `${found}.to_have_text(${inDouble(expects.text)})`;
  if ('contains' in expects) return `${found}.to_contain_text(${inDouble(expects.contains)})`;
  return `${found}.${expects.is === 'visible' ? 'to_be_visible' : 'to_be_enabled'}()`;
};

export const playwrightPythonFirstTest = ({ test, url, find }: Printed): string =>
  [
    ...('path' in test.expects ? ['import re', ''] : []),
    'from playwright.sync_api import Page, expect',
    '',
    '',
    `def test_${inSnakeCase(test.title)}(page: Page):`,
    `    page.goto(${inDouble(url)})`,
    ...test.steps.flatMap((step) => [
      ...('opens' in step ? [`    ${acceptsDialog}`] : []),
      `    ${find(elementOf(step))}.${actionOf(step)}`,
    ]),
    `    ${expectationOf(test.expects, find)}`,
  ].join('\n');
