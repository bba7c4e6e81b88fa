import { globSync, readFileSync } from 'node:fs';

/** A test that names a rule: its id stands in brackets at the end of the title. */
export interface Citation {
  readonly file: string;
  readonly id: string;
}

const tests = '{apps,packages}/*/{src,server,vite,e2e,test}/**/{*.{test,spec,proof},test-*}.ts';

/** The brackets at the end of a title, before the quote that closes it. */
const brackets = /\[([A-Z]+-\d+(?:, [A-Z]+-\d+)*)\](?=['"`])/g;

export const citationsIn = (text: string): readonly string[] =>
  [...text.matchAll(brackets)].flatMap(([, ids = '']) => ids.split(', '));

export const readCitations = (): readonly Citation[] =>
  globSync(tests).flatMap((file) =>
    citationsIn(readFileSync(file, 'utf8')).map((id) => ({ file, id })),
  );
