import { readDefects } from '@sparring/defects/all';
import { sampleAccount } from '@sparring/contracts/auth';
import { exampleBook } from '@sparring/contracts/book-endpoints';
import { expect, onTestFinished, test } from 'vitest';
import { startInstance } from '../../src/instance/start-instance.ts';
import { createClient } from './client.ts';

/** What a learner has to switch on or to log in to. */
const areas = new Set([
  'auth-lab',
  'critique',
  'faults',
  'idempotency',
  'limit',
  'oauth-lab',
  'request-log',
  'time',
]);
const ofLabs = (await readDefects()).filter(({ area }) => areas.has(area));

const open = async () => {
  const instance = await startInstance({ webPort: 0, apiPort: 0 });
  onTestFinished(instance.stop);
  const told = async (step: 'reached' | 'different') => {
    const ids = (await instance.reached())[step];
    return ofLabs.filter(({ id }) => ids.has(id));
  };
  const reached = async (step: 'reached' | 'seen') => (await instance.reached())[step];
  const visits = async () => (await instance.reached()).visits;
  return { told, reached, visits, api: createClient(instance.webUrl) };
};

test('a suite that only uses the books has visited no lab', async () => {
  const { api, told } = await open();
  const path = `/books/${exampleBook.id}`;
  await api.get('/books');
  await api.get(path, { 'If-None-Match': '"0"' });
  await api.post('/books', { ...exampleBook, isbn: '9781000000009' });
  await api.send('DELETE', path, { headers: { 'If-Match': '"0"' } });
  await api.get('/testing/random500');
  await api.post('/auth', sampleAccount);
  expect(ofLabs.length).toBeGreaterThan(60);
  expect((await told('reached')).map(({ id }) => id)).toEqual([]);
});

test('a suite that goes into one lab gets no run in another', async () => {
  const { api, told } = await open();
  await api.send('PUT', '/workspace/limit', { body: { kind: 'fixed-window', limit: 5 } });
  await api.get('/ping');
  const areasOfBouts = (await told('different')).map(({ area }) => area);
  expect(new Set(areasOfBouts)).toEqual(new Set(['limit']));
});

/** Each is in what is made or called when the API starts. */
const ofTheStart = [
  'accents-heed-case',
  'any-accept-is-graphql',
  'csv-formula-of-minus',
  'day-too-early',
  'patch-of-created-at',
  'returns-are-lost',
];

test('a suite of one ping has visited nothing that is made when the API starts [CORNER-03]', async () => {
  const { api, reached } = await open();
  expect(await reached('reached')).toEqual(new Set());
  await api.get('/ping');
  const there = await reached('reached');
  expect(ofTheStart.filter((id) => there.has(id))).toEqual([]);
});

test.each([
  ['accents-heed-case', '/books?author=x'],
  ['returns-are-lost', '/labs/events?count=1'],
  ['csv-formula-of-minus', '/labs/books.csv'],
  ['any-accept-is-graphql', '/labs/graphql?query={books{total}}'],
])('%s is visited by a request of %s [CORNER-03]', async (id, path) => {
  const { api, reached } = await open();
  await api.get(path);
  expect(await reached('reached')).toContain(id);
});

test('an instance tells the request that came furthest with a defect, also one with a body', async () => {
  const { visits, api } = await open();
  for (const query of ['page=1', 'page=3', 'page=2']) await api.get(`/books?${query}`);
  await api.post('/books', { ...exampleBook, isbn: '9781000000009', stock: 0 });
  const told = await visits();
  expect(told.get('next-behind-the-last')).toMatch(/^GET .*\/books\?page=3$/);
  expect(told.get('stock-zero-becomes-one')).toMatch(/^POST .*\/v1\/practice\/books$/);
});

test('of a patch that has nothing to do with created_at nobody can tell that the defect would have shown', async () => {
  const { api, reached } = await open();
  await api.send('PATCH', `/labs/books/${exampleBook.id}`, {
    headers: { 'Content-Type': 'application/json-patch+json' },
    body: [{ op: 'replace', path: '/stock', value: 3 }],
  });
  expect(await reached('reached')).toContain('patch-of-created-at');
  expect(await reached('seen')).not.toContain('patch-of-created-at');
});
