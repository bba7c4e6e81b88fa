import { inDouble } from '../line/described.ts';
import { elementOf, type Expectation, type Printed, type Step } from './first-test.ts';
import { inSnakeCase } from './names.ts';

const actionOn = (found: string, step: Step): string[] => {
  if ('fill' in step) return [`${found}.send_keys(${inDouble(step.text)})`];
  if ('select' in step) {
    return [`Select(${found}).select_by_visible_text(${inDouble(step.option)})`];
  }
  if ('press' in step && step.key === 'a') return [`${found}.send_keys("a")`];
  if ('press' in step || 'slide' in step) return [`${found}.send_keys(Keys.ARROW_RIGHT)`];
  return [`${found}.click()`, ...('opens' in step ? ['driver.switch_to.alert.accept()'] : [])];
};

const conditionOf = (expects: Expectation, found: string): string => {
  if ('path' in expects) return `driver.current_url.endswith(${inDouble(expects.path)})`;
  if ('text' in expects) return `${found}.text == ${inDouble(expects.text)}`;
  if ('contains' in expects) return `${inDouble(expects.contains)} in ${found}.text`;
  return `${found}.${expects.is === 'visible' ? 'is_displayed' : 'is_enabled'}()`;
};

/** Leaves the frame of the line before, and enters those of this one. */
const entered = (line: string): { readonly before: string[]; readonly found: string } => {
  const lines = line.split('\n');
  const frames = lines.slice(0, -1);
  const leave = frames.length > 0 ? ['driver.switch_to.default_content()'] : [];
  return { before: [...leave, ...frames], found: lines.at(-1) ?? '' };
};

export const seleniumPythonFirstTest = ({ test, url, find }: Printed): string => {
  const { steps, expects } = test;
  const end = 'path' in expects ? { before: [], found: '' } : entered(find(expects.element));
  const body = [
    `driver.get(${inDouble(url)})`,
    ...steps.flatMap((step) => {
      const { before, found } = entered(find(elementOf(step)));
      return [...before, ...actionOn(found, step)];
    }),
    ...end.before,
    `WebDriverWait(driver, 10).until(lambda _: ${conditionOf(expects, end.found)})`,
  ];
  const text = body.join('\n');
  return [
    'from selenium import webdriver',
    'from selenium.webdriver.common.by import By',
    ...(text.includes('Keys.') ? ['from selenium.webdriver.common.keys import Keys'] : []),
    ...(text.includes('Select(') ? ['from selenium.webdriver.support.select import Select'] : []),
    'from selenium.webdriver.support.wait import WebDriverWait',
    '',
    '',
    `def test_${inSnakeCase(test.title)}():`,
    '    with webdriver.Chrome() as driver:',
    ...body.map((line) => `        ${line}`),
  ].join('\n');
};
