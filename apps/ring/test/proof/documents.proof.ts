import { readDefects } from '@sparring/defects/all';
import { expect, onTestFinished, test } from 'vitest';
import { isOfPages } from '../../src/card/is-of-pages.ts';
import { startInstance } from '../../src/instance/start-instance.ts';

const ofApi = (await readDefects()).filter((one) => !isOfPages(one));
const [printed, others] = [ofApi.filter((one) => one.printed), ofApi.filter((one) => !one.printed)];

const open = async (...defects: readonly string[]) => {
  const instance = await startInstance({ webPort: 0, apiPort: 0, defects });
  onTestFinished(instance.stop);
  return instance;
};

/** The types that GraphQL tells of itself, with their arguments and the defaults of these. */
const types = `{ __schema { types {
  name description
  fields { name description args { name description defaultValue } }
  inputFields { name description defaultValue }
  enumValues { name description }
} } }`;

const textsOf = async ({ apiUrl }: { readonly apiUrl: string }) => {
  const query = new URLSearchParams({ query: types });
  const paths = ['/openapi.json', '/postman.json', '/docs', `/v1/practice/labs/graphql?${query}`];
  const texts = paths.map(async (path) => (await fetch(apiUrl + path)).text());
  return (await Promise.all(texts)).map((text) => text.replaceAll(apiUrl, ''));
};

test('whoever reads the document of the API may have met the defects that are printed in it, and no others', async () => {
  const instance = await open();
  await fetch(`${instance.apiUrl}/openapi.json`);
  const { different, visits } = await instance.reached();
  expect(different).toEqual(new Set(printed.map(({ id }) => id)));
  expect(new Set(printed.map(({ id }) => visits.get(id)))).toEqual(new Set(['GET /openapi.json']));
});

test.each(printed)('the document of the API differs with $id', async ({ id }) => {
  const [[original], [changed]] = [await textsOf(await open()), await textsOf(await open(id))];
  expect(changed).not.toBe(original);
});

test('no document differs with any other defect of the API', { timeout: 240_000 }, async () => {
  const original = await textsOf(await open());
  const byFile = [...Map.groupBy(others, ({ file }) => file).values()];
  const most = Math.max(...byFile.map((some) => some.length));
  const printing: (readonly string[])[] = [];
  for (let at = 0; at < most; at++) {
    const ids = byFile.flatMap((some) => some[at]?.id ?? []);
    const texts = await textsOf(await open(...ids));
    if (texts.some((text, document) => text !== original[document])) printing.push(ids);
  }
  expect(printing).toEqual([]);
});
