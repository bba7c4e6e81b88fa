import { readDefects } from '@sparring/defects/all';
import type { Defect } from '@sparring/defects/defect';
import { expect, onTestFinished, test } from 'vitest';
import { isOfPages } from '../../src/card/is-of-pages.ts';
import { startInstance } from '../../src/instance/start-instance.ts';

const ofApi = (await readDefects()).filter((one) => !isOfPages(one));
const isPrinted = ({ printed: places }: Defect): boolean => places?.includes('documents') ?? false;
const [printed, others] = [ofApi.filter(isPrinted), ofApi.filter((one) => !isPrinted(one))];
const showsInGraphql = ({ printed: places }: Defect): boolean =>
  places?.includes('GraphQL') ?? false;

const open = async (...defects: readonly string[]) => {
  const instance = await startInstance({ webPort: 0, apiPort: 0, defects });
  onTestFinished(instance.stop);
  return instance;
};

/** What GraphQL tells of itself: its types, with their arguments and the defaults of these. */
const types = `{ __schema { types {
  name description
  fields { name description args { name description defaultValue } }
  inputFields { name description defaultValue }
  enumValues { name description }
} } }`;

const textsOf = async ({ apiUrl }: { readonly apiUrl: string }) => {
  const query = new URLSearchParams({ query: types });
  const paths = ['/openapi.json', '/postman.json', '/docs', `/v1/practice/labs/graphql?${query}`];
  const texts = paths.map(async (path) => {
    const answer = await fetch(apiUrl + path);
    return `${answer.headers.get('Content-Type')}\n${await answer.text()}`;
  });
  return (await Promise.all(texts)).map((text) => text.replaceAll(apiUrl, ''));
};

test('whoever reads the document of the API may have met the defects that are printed in it, and no others', async () => {
  const instance = await open();
  await fetch(`${instance.apiUrl}/openapi.json`);
  const { different, visits } = await instance.reached();
  expect(ofApi.filter(({ id }) => different.has(id))).toEqual(printed);
  expect(new Set(printed.map(({ id }) => visits.get(id)))).toEqual(new Set(['GET /openapi.json']));
});

test('whoever asks GraphQL may have met those that show there', async () => {
  const instance = await open();
  await fetch(`${instance.apiUrl}/v1/practice/labs/graphql?query={__typename}`);
  const { different } = await instance.reached();
  const met = printed.filter(({ id }) => different.has(id));
  expect(met).toEqual(printed.filter(showsInGraphql));
});

test.each(printed)('$id shows in $printed', async (one) => {
  const [original, changed] = [await textsOf(await open()), await textsOf(await open(one.id))];
  expect(changed[0]).not.toBe(original[0]);
  expect(changed[3] !== original[3]).toBe(showsInGraphql(one));
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
