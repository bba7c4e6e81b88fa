import { inSingle } from '../line/described.ts';
import { elementOf, type Expectation, type Printed, type Step } from './first-test.ts';

/** Cypress accepts dialogs by itself, and moves no slider with keys. */
const actionOf = (step: Step): string => {
  if ('fill' in step) return `type(${inSingle(step.text)})`;
  if ('select' in step) return `select(${inSingle(step.option)})`;
  if ('press' in step) return step.key === 'a' ? "type('a')" : "type('{rightArrow}')";
  if ('slide' in step) return `invoke('val', ${inSingle(step.to)}).trigger('input')`;
  return 'check' in step ? 'check()' : 'click()';
};

const expectationOf = (expects: Expectation, find: Printed['find']): string => {
  if ('path' in expects) return `cy.location('pathname').should('eq', ${inSingle(expects.path)})`;
  const found = find(expects.element);
  if ('text' in expects) return `${found}.should('have.text', ${inSingle(expects.text)})`;
  if ('contains' in expects) {
    return `${found}.should('contain.text', ${inSingle(expects.contains)})`;
  }
  return `${found}.should('be.${expects.is}')`;
};

export const cypressFirstTest = ({ test, url, find }: Printed): string =>
  [
    `it(${inSingle(test.title)}, () => {`,
    `  cy.visit(${inSingle(url)});`,
    ...test.steps.map((step) => `  ${find(elementOf(step))}.${actionOf(step)};`),
    `  ${expectationOf(test.expects, find)};`,
    '});',
  ].join('\n');
