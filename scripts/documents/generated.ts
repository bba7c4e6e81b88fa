import { writeFileSync } from 'node:fs';
import { printCounts } from './counts.ts';
import { printIndex, readDecisions } from './decisions.ts';
import { printFirstCard } from './first-card.ts';
import { printLabs } from './labs.ts';
import { printReference } from './reference.ts';

/** Every document that is generated from the repository, or has figures of it, by its path. */
export const printDocuments = async (): Promise<Record<string, string>> => ({
  'docs/decisions/README.md': printIndex(readDecisions('docs/decisions')),
  'apps/web/src/grade/first-card.json': printFirstCard(),
  'docs/labs.md': await printLabs(),
  ...printReference(),
  ...Object.fromEntries(await printCounts(['README.md', 'docs/grading.md'])),
});

export const writeDocuments = async (): Promise<void> => {
  for (const [path, text] of Object.entries(await printDocuments())) writeFileSync(path, text);
};
