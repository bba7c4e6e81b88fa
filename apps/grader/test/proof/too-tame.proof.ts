import type { Client } from '@sparring/defects/client';
import { frozenAt, script } from '@sparring/defects/workspace';
import { expect, onTestFinished, test } from 'vitest';
import { startInstance } from '../../src/instance/start-instance.ts';
import { createClient } from './client.ts';

const open = async () => {
  const instance = await startInstance({ webPort: 0, apiPort: 0 });
  onTestFinished(instance.stop);
  return { instance, api: createClient(instance.webUrl) };
};

interface Tame {
  readonly id: string;
  readonly title: string;
  readonly suite: (api: Client) => Promise<unknown>;
}

const refuse = { kind: 'status', status: 503 } as const;

const tame: readonly Tame[] = [
  {
    id: 'zone-ignored',
    title: 'a time in UTC',
    suite: (api) => frozenAt(api, '2030-01-01T02:00:00Z'),
  },
  {
    id: 'cancelled-again',
    title: 'one cancellation',
    suite: async (api) => {
      await api.post('/labs/jobs', { seconds: 100 });
      await api.send('DELETE', '/labs/jobs/4');
    },
  },
  {
    id: 'query-breaks-the-match',
    title: 'a query beside a rule for another method',
    suite: async (api) => {
      await script(api, { method: 'POST', path: '/books', outcomes: [refuse] });
      await api.get('/books?limit=5');
    },
  },
  {
    id: 'last-rule-decides',
    title: 'one rule for a request',
    suite: async (api) => {
      await script(api, { path: '/ping', outcomes: [refuse] });
      await api.get('/ping');
    },
  },
  {
    id: 'shared-workspace-has-faults',
    title: 'a script for a workspace of one client',
    suite: (api) => script(api, { path: '/ping', outcomes: [refuse] }),
  },
  {
    id: 'advance-thaws',
    title: 'an hour more on a clock that runs',
    suite: (api) => api.send('PATCH', '/workspace', { body: { advance: 'PT1H' } }),
  },
  {
    id: 'q-values-ignored',
    title: 'one format in Accept',
    suite: (api) => api.get('/books', { Accept: 'application/json' }),
  },
  {
    id: 'ten-seconds-refused',
    title: 'a delay of one second',
    suite: (api) => api.get('/testing/latency-simulation?delay=1'),
  },
];

test.each(tame)('$title is too tame for $id', async ({ id, suite }) => {
  const { instance, api } = await open();
  await suite(api);
  const { reached, different } = await instance.reached();
  expect(reached).toContain(id);
  expect(different).not.toContain(id);
});

test('an outcome without a delay does not visit the length of delays', async () => {
  const { instance, api } = await open();
  await script(api, { path: '/ping', outcomes: [refuse] });
  expect((await api.get('/ping')).status).toBe(503);
  expect((await instance.reached()).reached).not.toContain('never-the-longest');
});

test('the removal of a workspace does not visit its reset', async () => {
  const { instance, api } = await open();
  await frozenAt(api, '2030-01-01T02:00:00Z');
  expect((await api.send('DELETE', '/workspace')).status).toBe(200);
  expect((await instance.reached()).reached).not.toContain('reset-keeps-the-clock');
});
