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
  const instance = await startInstance({ seed: 1, webPort: 0, apiPort: 0 });
  onTestFinished(instance.stop);
  const told = async (step: 'reached' | 'different') => {
    const ids = (await instance.reached())[step];
    return ofLabs.filter(({ id }) => ids.has(id));
  };
  return { told, api: createClient(instance.webUrl) };
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

test('a suite that goes into one lab gets no bout in another', async () => {
  const { api, told } = await open();
  await api.send('PUT', '/workspace/limit', { body: { kind: 'fixed-window', limit: 5 } });
  await api.get('/ping');
  const areasOfBouts = (await told('different')).map(({ area }) => area);
  expect(new Set(areasOfBouts)).toEqual(new Set(['limit']));
});
