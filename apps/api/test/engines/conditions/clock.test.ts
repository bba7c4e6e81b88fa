import request from 'supertest';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sampleAccount } from '@sparring/contracts/auth';
import { engines, useDatabases } from '../../support/engines.ts';
import { someBook } from '../../support/book.ts';
import { testApp, testClock, testStore } from '../../support/app.ts';
import { runFor } from '../../support/idle.ts';

const newDatabase = useDatabases();
const mine = '/w/mine/v1/practice';
const hour = 60 * 60 * 1000;
const newYear = '2026-12-31T23:59:00.000Z';

describe.each(engines)('the clock of a workspace on %s', (engine) => {
  const open = async () => {
    const server = testClock();
    const store = await testStore({ database: await newDatabase(engine), clock: server });
    onTestFinished(() => store.close());
    const api = request(await testApp({ store, clock: server }));
    const set = async (settings: object, path = mine) =>
      (await api.patch(`${path}/workspace`).send(settings)).body;
    const shown = async (path = mine) => {
      const { now, clock } = (await api.get(`${path}/workspace`)).body;
      return { now, clock };
    };
    return { server, store, api, set, shown };
  };

  test('is the one of the server until it is set [TIME-01]', async () => {
    const { server, shown } = await open();
    expect(await shown()).toEqual({ now: '2026-03-02T09:00:00.000Z', clock: 'server' });
    server.advance(hour);
    expect(await shown()).toEqual({ now: '2026-03-02T10:00:00.000Z', clock: 'server' });
  });

  test('runs from the time that it was set to [TIME-02]', async () => {
    const { server, set, shown } = await open();
    expect(await set({ now: '2026-12-31T23:59:00Z' })).toMatchObject({
      now: newYear,
      clock: 'running',
    });
    server.advance(60_000);
    expect(await shown()).toEqual({ now: '2027-01-01T00:00:00.000Z', clock: 'running' });
  });

  test('stands still while it is frozen, and runs on from there [TIME-03]', async () => {
    const { server, set, shown } = await open();
    await set({ now: newYear, clock: 'frozen' });
    server.advance(hour);
    expect(await shown()).toEqual({ now: newYear, clock: 'frozen' });
    await set({ clock: 'running' });
    server.advance(60_000);
    expect((await shown()).now).toBe('2027-01-01T00:00:00.000Z');
  });

  test('advances by a duration, frozen or running [TIME-04]', async () => {
    const { set, shown } = await open();
    expect(await set({ advance: 'PT61M' })).toMatchObject({
      now: '2026-03-02T10:01:00.000Z',
      clock: 'running',
    });
    await set({ now: newYear, clock: 'frozen' });
    await set({ advance: 'P1W1DT1H1M1S' });
    expect(await shown()).toEqual({ now: '2027-01-09T01:00:01.000Z', clock: 'frozen' });
  });

  test('counts every one of many advances at the same time [TIME-04]', async () => {
    const { set, shown } = await open();
    await set({ now: newYear, clock: 'frozen' });
    await Promise.all(Array.from({ length: 20 }, () => set({ advance: 'PT1H' })));
    expect((await shown()).now).toBe('2027-01-01T19:59:00.000Z');
  });

  test('applies now, then advance, then clock of one request [TIME-05]', async () => {
    const { set } = await open();
    const settings = { clock: 'frozen', advance: 'PT1M', now: newYear };
    expect(await set(settings)).toMatchObject({ now: '2027-01-01T00:00:00.000Z', clock: 'frozen' });
  });

  test('is the one of the server again after null and after a reset [TIME-06]', async () => {
    const { api, set, shown } = await open();
    await set({ now: newYear });
    expect(await set({ now: null })).toMatchObject({ clock: 'server' });
    await set({ now: newYear });
    await api.post(`${mine}/workspace/reset`);
    expect(await shown()).toEqual({ now: '2026-03-02T09:00:00.000Z', clock: 'server' });
  });

  test('never touches the clock of another workspace [TIME-07]', async () => {
    const { set, shown } = await open();
    await set({ now: newYear, clock: 'frozen' });
    expect((await shown('/w/other/v1/practice')).clock).toBe('server');
  });

  test('lets a token expire without waiting [TIME-08]', async () => {
    const { api, set } = await open();
    const { body } = await api.post(`${mine}/auth`).send(sampleAccount);
    const status = async (path = mine) =>
      (await api.get(`${path}/auth/me`).auth(body.token, { type: 'bearer' })).status;
    await set({ advance: 'PT59M59S' });
    expect(await status()).toBe(200);
    await set({ advance: 'PT1S' });
    expect([await status(), await status('/w/other/v1/practice')]).toEqual([401, 200]);
  });

  test('refuses a token that was issued more than a minute later [TIME-09]', async () => {
    const { api, set } = await open();
    await set({ now: '2026-03-02T09:01:00Z', clock: 'frozen' });
    const { body } = await api.post(`${mine}/auth`).send(sampleAccount);
    const me = () => api.get(`${mine}/auth/me`).auth(body.token, { type: 'bearer' });
    await set({ now: '2026-03-02T09:00:00Z' });
    expect((await me()).status).toBe(200);
    await set({ now: '2026-03-02T08:59:59Z' });
    expect((await me()).body.detail).toContain('after the time of this workspace');
  });

  test('dates new and changed books [TIME-10]', async () => {
    const { api, set } = await open();
    await set({ now: newYear, clock: 'frozen' });
    const { body: added } = await api.post(`${mine}/books`).send(someBook());
    expect(added).toMatchObject({ created_at: newYear, updated_at: newYear });
    await set({ advance: 'PT1M' });
    const { body } = await api.patch(`${mine}/books/${added.id}`).send({ stock: 1 });
    expect(body).toMatchObject({ created_at: newYear, updated_at: '2027-01-01T00:00:00.000Z' });
  });

  test('is in the header Date of an answer [TIME-11]', async () => {
    const { api, set } = await open();
    await set({ now: newYear, clock: 'frozen' });
    const { headers } = await api.get(`${mine}/books`);
    expect(headers['date']).toBe('Thu, 31 Dec 2026 23:59:00 GMT');
  });

  test('never delays a deletion of idle workspaces [TIME-12]', async () => {
    const { server, store, set, shown } = await open();
    await set({ now: newYear, clock: 'frozen' });
    expect(await runFor(8, store.workspaces, server)).toBe(1);
    expect((await shown()).clock).toBe('server');
  });
});

const only = async (settings: object) => {
  const api = request(await testApp());
  return api.patch(`${mine}/workspace`).send(settings);
};

test.each([
  ['1970-01-01T00:00:00Z', '1970-01-01T00:00:00.000Z'],
  ['1970-01-01T05:00:00+05:00', '1970-01-01T00:00:00.000Z'],
  ['2999-12-31T09:59:59.999-14:00', '2999-12-31T23:59:59.999Z'],
  ['2028-02-29T12:30:00.5+01:00', '2028-02-29T11:30:00.500Z'],
  ['2999-12-31T23:59:59.999Z', '2999-12-31T23:59:59.999Z'],
])('the clock can be set to %s [TIME-13]', async (now, shown) => {
  const { body } = await only({ now, clock: 'frozen' });
  expect(body.now).toBe(shown);
});

test.each([
  '1969-12-31T23:59:59Z',
  '1970-01-01T00:00:00+14:00',
  '1970-01-01T00:00:00+00:01',
  '2999-12-31T23:59:59-00:01',
  '3000-01-01T00:00:00Z',
  '2026-02-29T00:00:00Z',
  '2026-04-31T00:00:00Z',
  '2026-12-31T24:00:00Z',
  '2026-12-31T23:59:00',
  '2026-12-31',
  'tomorrow',
  0,
])('the clock cannot be set to %s [TIME-13]', async (now) => {
  const { status, body } = await only({ now });
  expect([status, body.errors[0].pointer]).toEqual([400, '/now']);
});

test.each(['PT61M', 'P1D', 'P2W', 'P1WT1S', 'PT90S', 'P99999DT999999H'])(
  'the clock can advance by %s [TIME-04]',
  async (advance) => {
    expect((await only({ advance })).status).toBe(200);
  },
);

test.each(['', 'P', 'PT', '61M', 'P1M', 'P1Y', '-PT1H', 'PT1.5H', 'PT1H1D', 'PT1S ', 60])(
  'the clock cannot advance by %j [TIME-04]',
  async (advance) => {
    const { status, body } = await only({ advance });
    expect([status, body.errors[0].pointer]).toEqual([400, '/advance']);
  },
);

test('the clock stops at the end of 2999 [TIME-14]', async () => {
  const api = request(await testApp());
  const set = async (settings: object) =>
    (await api.patch(`${mine}/workspace`).send(settings)).body;
  await set({ now: '2999-12-31T23:00:00Z', clock: 'frozen' });
  expect((await set({ advance: 'PT2H' })).now).toBe('2999-12-31T23:59:59.999Z');
  expect((await set({ clock: 'running', advance: 'PT1S' })).now).toBe('2999-12-31T23:59:59.999Z');
});
