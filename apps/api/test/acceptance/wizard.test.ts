import { expect, test } from 'vitest';
import { ada } from './labs/wizard.ts';
import { newWorkspace, pointersOf, type Problem } from './test-client.ts';

test('lists countries, and what lies in a place [REGISTER-01]', async () => {
  const { get } = newWorkspace();
  for (const [query, places] of [
    ['', ['Norland', 'Sudland']],
    ['?of=Sudland', ['Delta', 'Steppe']],
    ['?of=Steppe', ['Grassmere', 'Windham']],
    ['?of=constructor', []],
  ] as const)
    expect((await get(`/labs/wizard/places${query}`)).body).toEqual({ places });
});

test('knows the streets of some postcodes, unless a fault hits the service [REGISTER-02]', async () => {
  const { get, send } = newWorkspace();
  const street = (postcode: string) => get(`/labs/wizard/streets/${postcode}`);
  expect((await street('2175')).body).toEqual({ postcode: '2175', street: 'Canvas Road' });
  expect((await street('9999')).status).toBe(404);
  const path = '/labs/wizard/streets/{postcode}';
  const rules = [{ path, outcomes: [{ kind: 'status', status: 503 }] }];
  await send('PUT', '/workspace/faults', { body: { rules } });
  expect([(await street('2175')).status, (await street('2175')).status]).toEqual([503, 200]);
});

test('takes a registration, or names each field that it refuses [REGISTER-03]', async () => {
  const workspace = newWorkspace();
  const register = (more: object, { send } = workspace) =>
    send<Problem & { readonly number: string }>('POST', '/labs/wizard/registrations', {
      body: { ...ada, ...more },
    });
  const { status, body } = await register({ name: 'n'.repeat(20), age: 18 });
  expect([status, body.number]).toEqual([201, expect.stringMatching(/^\d{4}$/)]);
  expect((await register(body)).status).toBe(400);
  const numbers = [await register({}), await register({}), await register({}, newWorkspace())];
  const [first, second, other] = numbers.map((reply) => reply.body.number);
  expect([second === first, other === first]).toEqual([true, false]);

  const refused = await register({ name: 'n'.repeat(21), email: 'ada@EXAMPLE.net', age: 17 });
  expect([refused.status, pointersOf(refused)]).toEqual([422, ['/name', '/email', '/age']]);
  for (const elsewhere of [{ city: 'Reeds' }, { country: 'Norland' }])
    expect(pointersOf(await register(elsewhere))).toEqual(['/city']);
});
