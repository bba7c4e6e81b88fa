import { fileURLToPath } from 'node:url';

/** With TESTED_COPY=built, tests start what `npm start` and the images run; otherwise the sources. */
export const isBuilt = process.env['TESTED_COPY'] === 'built';

/** The program of the copy that tests start. */
export const programOf = (copies: { readonly source: URL; readonly built: URL }): string =>
  fileURLToPath(isBuilt ? copies.built : copies.source);
