import { writeFileSync } from 'node:fs';
import { drawArchitecture } from './architecture.ts';
import { printIndex, readDecisions } from './decisions.ts';
import { readImports } from './imports.ts';

/** Every page below docs/ that is printed from the repository itself, by its path. */
export async function printDocuments(): Promise<Record<string, string>> {
  return {
    'docs/architecture.svg': await drawArchitecture(readImports('.')),
    'docs/decisions/README.md': printIndex(readDecisions('docs/decisions')),
  };
}

export async function writeDocuments(): Promise<void> {
  for (const [path, text] of Object.entries(await printDocuments())) writeFileSync(path, text);
}
