import type { ElementRow } from '../../lesson.ts';
import { framesOf, hostsOf, inSingle } from './described.ts';

/** Cypress has no command for frames: it takes the body of the document in the frame. */
const intoFrame = "its('0.contentDocument.body').should('not.be.empty').then(cy.wrap)";

export const cypressLine = (row: ElementRow): string => {
  const doors = [
    ...framesOf(row).map((id) => [`#${id}`, intoFrame] as const),
    ...hostsOf(row).map((host) => [host, 'shadow()'] as const),
  ];
  const steps = doors.flatMap(([selector, door], index) => [find(selector, index === 0), door]);
  return ['cy', ...steps, find(`[data-testid="${row.testId}"]`, doors.length === 0)].join('.');
};

const find = (selector: string, isFirst: boolean): string =>
  `${isFirst ? 'get' : 'find'}(${inSingle(selector)})`;
