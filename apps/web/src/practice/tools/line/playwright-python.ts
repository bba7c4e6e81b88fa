import type { ElementRow } from '../../lesson.ts';
import { foundBy, framesOf, inDouble } from './described.ts';

/** Playwright finds what is in an open shadow root without being told about it. */
export const playwrightPythonLine = (row: ElementRow): string => {
  const frames = framesOf(row).map((id) => `.frame_locator(${inDouble(`#${id}`)})`);
  return `page${frames.join('')}.${finder(row)}`;
};

const finder = (row: ElementRow): string => {
  const { role = '', name = '', testId } = row;
  switch (foundBy(row)) {
    case 'role':
      return `get_by_role(${inDouble(role)}, name=${inDouble(name)}, exact=True)`;
    case 'label':
      return `get_by_label(${inDouble(name)}, exact=True)`;
    default:
      return `get_by_test_id(${inDouble(testId)})`;
  }
};
