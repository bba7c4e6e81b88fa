import { globSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { type Names, namesOf } from '../new/names.ts';

/** The lists of labs that the compiler has to see: a line of each for a lab. */
const lines: Readonly<Record<string, (lab: Names) => string>> = {
  'apps/web/src/labs/by-lab.ts': ({ kebab, camel }) => `{ ${camel} } from './${kebab}/listing.ts'`,
  'packages/contracts/src/lab-facts/by-lab.ts': ({ kebab, camel }) =>
    `{ ${camel === kebab ? camel : `${camel} as '${kebab}'`} } from './${kebab}.ts'`,
  'packages/practice/src/labs/by-lab.ts': ({ kebab, camel }) =>
    `{ judge as ${camel === kebab ? camel : `'${kebab}'`} } from './${kebab}/judge.ts'`,
  'packages/rules/src/labs/by-lab.ts': ({ kebab, camel }) => `{ ${camel} } from './${kebab}.ts'`,
};

/** A lab is a folder with a listing. */
export const printLabLists = (): Record<string, string> => {
  const folders = globSync('apps/web/src/labs/*/listing.ts').map((path) => basename(dirname(path)));
  const labs = folders.toSorted().map(namesOf);
  const listOf = (line: (lab: Names) => string) => [
    '/* npm run fix writes this list. */',
    ...labs.map((lab) => `export ${line(lab)};`),
    '',
  ];
  return Object.fromEntries(
    Object.entries(lines).map(([path, line]) => [path, listOf(line).join('\n')]),
  );
};

export const writeLabLists = (): void => {
  for (const [path, text] of Object.entries(printLabLists())) writeFileSync(path, text);
};
