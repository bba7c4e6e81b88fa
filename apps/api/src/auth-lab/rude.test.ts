import { assert, asyncProperty, constantFrom, oneof, string } from 'fast-check';
import request from 'supertest';
import { expect, test } from 'vitest';
import { problem } from '@sparring/contracts/problem';
import { createApiServer } from '../http/endpoint/server.ts';
import { testApp } from '../../test/support/app.ts';
import { inAda } from '../../test/support/auth-lab-client.ts';

const server = createApiServer(await testApp()).listen(0, '127.0.0.1');
const lab = `${inAda}/labs/auth`;

type RudePlace = readonly [method: 'get' | 'post', path: string, header: string, begin: string];

/** Where each scheme reads, with a beginning that leads into its check. */
const places: readonly RudePlace[] = [
  ['get', '/basic', 'Authorization', 'Basic '],
  ['get', '/digest', 'Authorization', 'Digest '],
  ['get', '/digest', 'Authorization', 'Digest username="reader", realm="auth lab", nonce='],
  ['get', '/key-in-header', 'X-API-Key', ''],
  ['post', '/signed', 'Signature', 'sig1=:'],
  ['post', '/signed', 'Signature-Input', 'sig1=("@method" "'],
  ['get', '/totp', 'X-TOTP', ''],
  ['get', '/tokens/me', 'Authorization', 'Bearer '],
  ['get', '/session', 'Cookie', 'lab_session='],
  ['post', '/oauth/introspect', 'Authorization', 'Basic '],
];

/** Otherwise right: the endpoints of OAuth refuse a request without a form before they know its client. */
const send = ([method, path, header, begin]: RudePlace, value: string) => {
  const call = request(server)[method](lab + path);
  call.set({ Signature: 'x', [header]: begin + value });
  return path.startsWith('/oauth/') ? call.type('form').send('token=x') : call;
};

const units = ['a', '"', '" ', '=', ';x=', ',a="', '\\', ' ', 'a.', '1'];

/** Fifteen kB each. A pattern that backtracks does so when what it repeats does not end as it expects. */
const long = units.flatMap((unit) =>
  ['', '!'].map((end) => unit.repeat(15_000 / unit.length) + end),
);

/** The processor time of all long headers, in microseconds. It is the same on a busy machine. */
const mostWork = 500_000;

test.each(places)('%s %s replies 401 to 15 kB in %s after little work', async (...place) => {
  const before = process.cpuUsage();
  for (const value of long) {
    const { status, body } = await send(place, value);
    expect(status).toBe(401);
    expect(problem.safeParse(body).success).toBe(true);
  }
  expect(process.cpuUsage(before).user).toBeLessThan(mostWork);
});

test('replies 431 to headers over 16 kB', async () => {
  expect((await send(places[1]!, 'a'.repeat(17_000))).status).toBe(431);
});

test('replies 401 to every invented credential', async () => {
  const value = oneof(
    string({ maxLength: 80 }),
    constantFrom('__proto__', 'constructor=1', 'username="__proto__"', 'e30.e30.', 'a.0.b', '%00'),
  ).map((text) => text.replaceAll(/[^\x20-\x7E]/g, '').trim());
  const invented = asyncProperty(constantFrom(...places), value, async (place, text) => {
    const reply = await send(place, text);
    expect(reply.status).toBe(401);
    expect(problem.safeParse(reply.body).success).toBe(true);
  });
  await assert(invented, { numRuns: 300, examples: [[places.at(-1)!, '+Do']] });
}, 60_000);
