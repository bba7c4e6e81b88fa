import type { ElementRow } from '../../lesson.ts';
import { foundBy, framesOf, inSingle } from './described.ts';

/** Playwright finds what is in an open shadow root without being told about it. */
export const playwrightLine = (row: ElementRow): string => {
  const frames = framesOf(row).map((id) => `.frameLocator(${inSingle(`#${id}`)})`);
  return `page${frames.join('')}.${finder(row)}`;
};

const finder = (row: ElementRow): string => {
  const { role = '', name = '', testId } = row;
  switch (foundBy(row)) {
    case 'role':
      return `getByRole(${inSingle(role)}, { name: ${inSingle(name)}, exact: true })`;
    case 'label':
      return `getByLabel(${inSingle(name)}, { exact: true })`;
    default:
      return `getByTestId(${inSingle(testId)})`;
  }
};
