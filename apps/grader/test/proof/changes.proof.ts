import { readDefects } from '@sparring/defects/all';
import type { ChangeId } from '@sparring/defects/changes';
import { describe, expect, test } from 'vitest';
import { isOfPages } from '../../src/card/is-of-pages.ts';
import { runCheck } from './run-check.ts';
import { book, newBook, open, opened, textOf } from './changed-instance.ts';

const ofApi = (await readDefects()).filter((one) => !isOfPages(one));

const changesOfTheApi = [
  'later',
  'other-shapes',
  'other-json',
  'more-headers',
  'other-words',
  'full-workspace',
] as const satisfies readonly ChangeId[];

describe.each(changesOfTheApi)('the change "%s"', (change) => {
  test('leaves the check of every defect of the API green', async () => {
    const { instance } = await opened(change);
    const alarms = await Promise.all(
      ofApi.map((one) =>
        runCheck(one, instance, undefined, 'long').then(
          () => [],
          (error: unknown) => [`${one.id}: ${String(error)}`],
        ),
      ),
    );
    expect(alarms.flat()).toEqual([]);
  });
});

test('"later" holds a suite up that gives an answer 250 ms and a page 450', async () => {
  const { instance } = await opened('later');
  const inTime = (path: string, ms: number) =>
    fetch(instance.webUrl + path, { signal: AbortSignal.timeout(ms) }).then(
      () => true,
      () => false,
    );
  expect(await inTime('/v1/practice/books', 250)).toBe(false);
  expect(await inTime('/v1/practice/books', 2000)).toBe(true);
  expect(await inTime('/shopping', 450)).toBe(false);
  expect(await inTime('/shopping', 2000)).toBe(true);
});

test('"chunks-in-another-order" brings the scripts of a page one after the other, and all of them', async () => {
  const { instance } = await opened('chunks-in-another-order');
  const { text } = await textOf(`${instance.webUrl}/shopping`);
  const files = [...new Set(text.match(/\/static\/js\/[^"]+\.js/g))];
  const came: string[] = [];
  const statuses = await Promise.all(
    files.map(async (file) => {
      const { status } = await fetch(instance.webUrl + file);
      came.push(file);
      return status;
    }),
  );
  expect(files.length).toBeGreaterThan(2);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(came).not.toEqual(files);
});

test('"other-json" allows further members in its document where it adds them, and nowhere else', async () => {
  const { instance } = await opened('other-json');
  const { text } = await textOf(`${instance.webUrl}/openapi.json`);
  const { schemas } = (JSON.parse(text) as { components: { schemas: Record<string, object> } })
    .components;
  expect(schemas['Problem']).not.toHaveProperty('additionalProperties');
  expect(schemas['Book']).toHaveProperty('additionalProperties', false);
  expect(schemas['BookPatch']).toHaveProperty('additionalProperties', false);
});

test('"other-json" differs as text, and says the same', async () => {
  const [original, changed] = [await open(), await opened('other-json')];
  const [one, other] = await Promise.all(
    [original, changed].map(({ instance }) => textOf(`${instance.webUrl}/v1/practice/books`)),
  );
  expect(other?.text).not.toBe(one?.text);
  expect(JSON.parse(other?.text ?? '')).toEqual(JSON.parse(one?.text ?? ''));
  expect(Number(other?.answer.headers.get('Content-Length') ?? 0)).not.toBe(
    Number(one?.answer.headers.get('Content-Length') ?? 0),
  );
});

test('"other-json" has a member more, but none in what is sent back', async () => {
  const { api } = await opened('other-json');
  const missing = await api.get<object>('/books/00000000-0000-4000-8000-00000000ffff');
  expect(missing.body).toMatchObject({ status: 404, revision: 1 });
  const read = await api.get<object>(book);
  expect((await api.send('PUT', book, { body: read.body })).status).toBe(200);
});

test('"other-json" leaves an answer broken that a scripted fault has broken', async () => {
  const { instance, api } = await opened('other-json');
  const rules = [{ path: '/ping', outcomes: [{ kind: 'broken-json' }] }];
  await api.send('PUT', '/workspace/faults', { body: { rules } });
  const { text } = await textOf(`${instance.webUrl}${api.base}/ping`);
  expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
});

test('with a change, the log of requests has the answers as they were sent', async () => {
  const { instance, api } = await open({ changes: ['other-json', 'more-headers'] });
  await api.get('/workspace/requests');
  const { text } = await textOf(`${instance.webUrl}${api.base}${book}`);
  const [newest] = (await api.get<{ id: string }[]>('/workspace/requests')).body;
  const { body } = await api.get<{ answer: unknown }>(`/workspace/requests/${newest?.id}`);
  const headers: unknown = expect.arrayContaining([{ name: 'X-Robots-Tag', value: 'noindex' }]);
  expect(body.answer).toMatchObject({ body: { text }, headers });
});

test('"more-headers" has the documented links, none at its place', async () => {
  const [original, changed] = [await open(), await opened('more-headers')];
  const path = '/w/mine/v1/practice/books?limit=5&page=2';
  const [one = '', other = ''] = await Promise.all(
    [original, changed].map(
      async ({ instance }) => (await fetch(instance.webUrl + path)).headers.get('Link') ?? '',
    ),
  );
  const [links, others] = [one.split(', '), other.split(', ')];
  expect(others[0]).toBe(`<${path}>; rel="self"`);
  expect(others.slice(1).toSorted()).toEqual(links.toSorted());
  expect(links.every((link, at) => others[at] !== link)).toBe(true);
});

test('"more-headers" keeps every header of an answer', async () => {
  const [original, changed] = [await open(), await opened('more-headers')];
  const [one = [], other = []] = await Promise.all(
    [original, changed].map(async ({ instance }) => [
      ...(await fetch(`${instance.apiUrl}/v1/practice${book}`)).headers.keys(),
    ]),
  );
  expect(other.length).toBeGreaterThan(one.length);
  expect(one.filter((name) => !other.includes(name))).toEqual([]);
});

test('"other-words" says a problem in other words, with the same type, error and values', async () => {
  interface Problem {
    readonly detail: string;
    readonly errors?: readonly { readonly pointer: string; readonly detail: string }[];
  }
  const [original, changed] = [await open(), await opened('other-words')];
  const [one, other] = await Promise.all(
    [original, changed].map(({ api }) => api.post<Problem>('/books', { ...newBook, price: -1 })),
  );
  expect(other?.body.detail).not.toBe(one?.body.detail);
  expect(other?.body.errors?.[0]?.detail).not.toBe(one?.body.errors?.[0]?.detail);
  const kept = ({ detail: _detail, errors, ...rest }: Problem) => ({
    ...rest,
    errors: errors?.map(({ pointer }) => pointer),
    instance: undefined,
  });
  expect(other && kept(other.body)).toEqual(one && kept(one.body));
  expect(other?.body.detail.match(/-?\d+/g)).toEqual(one?.body.detail.match(/-?\d+/g));
});

test('"full-workspace" has more books in the shared workspace, and nowhere else', async () => {
  const { instance, api } = await opened('full-workspace');
  const total = async (path: string) =>
    (await fetch(instance.webUrl + path)).headers.get('X-Total-Count');
  expect(await total('/v1/practice/books')).toBe('180');
  expect((await api.get('/books')).headers.get('X-Total-Count')).toBe('30');
  expect((await fetch(`${instance.webUrl}/v1/practice${book}`)).status).toBe(200);
});
