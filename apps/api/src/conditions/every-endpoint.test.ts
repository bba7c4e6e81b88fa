import type { OutcomeKind } from '@sparring/contracts/fault-outcome';
import { idempotencyKeyHeader } from '@sparring/contracts/idempotency';
import { limitKinds } from '@sparring/contracts/limit';
import type { Endpoint } from '@sparring/contracts/endpoint';
import { isSettingsPath } from '@sparring/contracts/paths';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { broken, endpoints, openSweep, type Received } from '../../test/support/sweep.ts';

/* Every endpoint of the table under every condition, compared with its plain call. A new endpoint needs no line here. */

const { call, send, close } = await openSweep();
afterAll(close);

const plain = new Map<string, Received>();
const plainOf = (id: string): Received => plain.get(id)!;
beforeAll(async () => {
  for (const [id, endpoint] of endpoints) plain.set(id, await call(endpoint));
}, 120_000);

const settings = endpoints.filter(([, { path }]) => isSettingsPath(path));
const subjects = endpoints.filter(([, { path }]) => !isSettingsPath(path));

test('every plain call succeeds', () => {
  const failed = [...plain].filter(([, { status }]) => typeof status === 'string' || status >= 400);
  expect(failed).toEqual([]);
});

const putFaults = (outcome: object, more: object = { share: 1 }) =>
  send('PUT', '/workspace/faults', { rules: [{ path: '/*', ...more, outcomes: [outcome] }] });

const putLimit = (kind: string) => send('PUT', '/workspace/limit', { kind, limit: 1000 });

describe.each<[string, () => Promise<unknown>]>([
  ['a recording', () => send('GET', '/workspace/requests')],
  ['a frozen clock', () => send('PATCH', '/workspace', { clock: 'frozen' })],
  ['a share that does not hit', () => putFaults({ kind: 'reset' }, { share: 1e-9 })],
])('with %s', (_, switchOn) => {
  test.each(subjects)('%s answers as without it', async (id, endpoint) => {
    expect(await call(endpoint, { switchOn })).toEqual(plainOf(id));
  });
});

describe.each([
  ['each kind of limit', () => putLimit('fixed-window')],
  ['faults for all paths', () => putFaults({ kind: 'status', status: 503 })],
  ['a required match', () => requireMatch()],
])('with %s', (_, switchOn) => {
  test.each(settings)('%s answers, because nobody locks himself out', async (id, endpoint) => {
    expect((await call(endpoint, { switchOn })).status).toBe(plainOf(id).status);
  });
});

describe.each(limitKinds)('with a limit of the kind %s', (kind) => {
  test.each(subjects)('%s answers as without it, and tells the limit', async (id, endpoint) => {
    const { headers, ...answer } = await call(endpoint, { switchOn: () => putLimit(kind) });
    const { 'ratelimit-policy': policy, ratelimit, ...others } = headers;
    expect({ headers: others, ...answer }).toEqual(plainOf(id));
    expect([policy, ratelimit]).toEqual([
      expect.stringContaining(kind),
      expect.stringContaining('r='),
    ]);
  });
});

const requireMatch = () => send('PATCH', '/workspace', { if_match: 'required' });

/** Whether an endpoint takes a precondition, in a header or in its body, that its example does not send. */
const asksForMatch = ({ method, headers = {}, body, example }: Endpoint): boolean => {
  const inBody =
    body && JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }));
  const takesMatch = 'If-Match' in headers || (inBody ?? '').includes('if_match');
  const sent = Object.keys(example.headers ?? {});
  return method !== 'GET' && takesMatch && !sent.some((name) => /^If-(None-)?Match$/.test(name));
};

const asksFor = { body: expect.stringContaining('precondition-required') };

describe('with a required match', () => {
  test.each(subjects)('%s answers as without it, or asks for If-Match', async (id, endpoint) => {
    const expected = asksForMatch(endpoint) ? asksFor : plainOf(id);
    expect(await call(endpoint, { switchOn: requireMatch })).toMatchObject(expected);
  });
});

const key = { 'Idempotency-Key': 'sweep' };
const takesKey = endpoints.filter(([, { headers = {} }]) => idempotencyKeyHeader in headers);

describe('with an Idempotency-Key', () => {
  test.each(subjects)('%s answers as without it', async (id, endpoint) => {
    expect(await call(endpoint, { headers: key })).toEqual(plainOf(id));
  });

  test.each(takesKey)('%s repeats its first answer', async (id, endpoint) => {
    const { headers, ...answer } = await call(endpoint, { headers: key, times: 2 });
    const { 'idempotency-replayed': isReplayed, ...others } = headers;
    expect({ headers: others, ...answer }).toEqual(plainOf(id));
    expect(isReplayed).toBe('true');
  });
});

type Expected = (usual: Received) => unknown;
const same: Expected = (usual) => usual;
const closed: Expected = () => broken;
const anything = expect.anything();

/** A handshake gets its fault before it is accepted. */
const unlessHandshake =
  (expected: Expected): Expected =>
  (usual) =>
    usual.status === 101 ? expect.not.objectContaining({ status: 101 }) : expected(usual);

const shortened = ({ headers, body }: Received): string => {
  const type = headers['content-type'] ?? '';
  if (type.includes('event-stream')) return body.replaceAll(/\S(?=\n\n)/g, '');
  return type.includes('ndjson') ? body.replaceAll(/\S(?=\n)/g, '') : body.slice(0, -1);
};

/** What a client must receive of an answer under each kind of fault. */
const outcomes: Readonly<Record<OutcomeKind, readonly [object, Expected]>> = {
  pass: [{}, same],
  status: [{ status: 503 }, () => expect.objectContaining({ status: 503 })],
  'fixed-delay': [{ milliseconds: 5 }, same],
  'uniform-delay': [{ min: 1, max: 5 }, same],
  'lognormal-delay': [{ median: 5, sigma: 1 }, same],
  reset: [{}, closed],
  empty: [{}, closed],
  hang: [{}, closed],
  cut: [{}, unlessHandshake((usual) => (usual.body === '' ? anything : broken))],
  'wrong-length': [{}, unlessHandshake(closed)],
  'broken-json': [{}, unlessHandshake((usual) => ({ ...usual, body: shortened(usual) }))],
  'wrong-type': [
    {},
    unlessHandshake((usual) => ({
      ...usual,
      headers: { ...usual.headers, 'content-type': 'text/html; charset=utf-8' },
    })),
  ],
  dribble: [{ bytes: 100 }, unlessHandshake(same)],
};

const timed = new Set([
  'status',
  'fixed-delay',
  'uniform-delay',
  'lognormal-delay',
  'reset',
  'empty',
  'hang',
]);
const faults = Object.entries(outcomes).flatMap(([kind, [more, expected]]) =>
  (timed.has(kind) ? ['before', 'after'] : [undefined]).map(
    (when) =>
      [`${kind} ${when ?? ''}`, { kind, ...more, ...(when && { when }) }, expected] as const,
  ),
);

describe.each(faults)('with the fault %s', (_, outcome, expected) => {
  test.each(subjects)('%s is answered as the fault says', async (id, endpoint) => {
    const received = await call(endpoint, { switchOn: () => putFaults(outcome) });
    expect(received).toEqual(expected(plainOf(id)));
  });
});

describe.each(['before', 'after'])('with a limit and a status %s the request', (when) => {
  const switchOn = async () => {
    await putLimit('fixed-window');
    await putFaults({ kind: 'status', status: 503, when });
  };

  test.each(subjects.filter(([, { replies }]) => !replies[101]))(
    '%s tells the limit in the answer of the fault',
    async (_, endpoint) => {
      const { status, headers } = await call(endpoint, { switchOn });
      expect([status, headers['ratelimit']]).toEqual([503, expect.stringContaining('r=999')]);
    },
  );
});
