import { writeFileSync } from 'node:fs';
import { drawArchitecture } from './architecture.ts';
import { printIndex, readDecisions } from './decisions.ts';
import { readImports } from './imports.ts';

/** Every file below docs/ that is generated from the repository, by its path. */
export const printDocuments = async (): Promise<Record<string, string>> => ({
  'docs/architecture.svg': await drawArchitecture(readImports('.')),
  'docs/decisions/README.md': printIndex(readDecisions('docs/decisions')),
});

export const writeDocuments = async (): Promise<void> => {
  for (const [path, text] of Object.entries(await printDocuments())) writeFileSync(path, text);
};
