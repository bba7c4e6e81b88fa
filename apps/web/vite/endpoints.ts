import type { Plugin } from 'vite';
import type { ProblemRow } from '../src/reference/problem-rows.ts';
import { endpointChunk, endpointPages } from '../src/reference/pages.ts';
import type * as Print from '../src/reference/print-endpoint.ts';

const list = 'virtual:endpoints';
const one = 'virtual:endpoints/';

/** Not by its name: Vite would put all schemas into its bundle of the configuration. */
const printModule = new URL('../src/reference/print-endpoint.ts', import.meta.url).href;

const printList = (): string => {
  const entries = endpointPages.map(
    (page) =>
      `${JSON.stringify(page.path)}: () => import(${JSON.stringify(one + endpointChunk(page))})`,
  );
  return `export const endpointsAt = { ${entries.join(', ')} };`;
};

const kindsOf = (rows: readonly ProblemRow[]) => rows.map(({ kind }) => kind);

/** Endpoints share most of their problems, so a page has the text of each once. */
const printPage = async (chunk: string): Promise<string> => {
  const page = endpointPages.find((each) => endpointChunk(each) === chunk);
  if (!page) throw new Error(`There is no page for ${chunk}.`);
  const { printPage: endpointsOf } = (await import(printModule)) as typeof Print;
  const rows: Record<string, ProblemRow> = {};
  const endpoints = endpointsOf(page).map(({ problemRows, failureRows, ...rest }) => {
    for (const row of [...problemRows, ...failureRows]) rows[row.kind] = row;
    return { ...rest, problemRows: kindsOf(problemRows), failureRows: kindsOf(failureRows) };
  });
  return `const rows = ${JSON.stringify(rows)};
const rowsOf = (kinds) => kinds.map((kind) => rows[kind]);
export const endpoints = ${JSON.stringify(endpoints)}.map((endpoint) => ({
  ...endpoint,
  problemRows: rowsOf(endpoint.problemRows),
  failureRows: rowsOf(endpoint.failureRows),
}));`;
};

/** Prints the endpoints of each page, so that the pages need no schemas. */
export const endpointsPlugin = (): Plugin => ({
  name: 'endpoints',
  resolveId: (id) => (id.startsWith(list) ? `\0${id}` : null),
  load: (id) => {
    if (id === `\0${list}`) return printList();
    return id.startsWith(`\0${one}`) ? printPage(id.slice(one.length + 1)) : null;
  },
});
