import request from 'supertest';
import { describe, expect, onTestFinished, test } from 'vitest';
import { engines, useDatabases } from '../../support/engines.ts';
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

  test('never delays a deletion of idle workspaces [TIME-12]', async () => {
    const { server, store, set, shown } = await open();
    await set({ now: newYear, clock: 'frozen' });
    expect(await runFor(8, store.workspaces, server)).toBe(1);
    expect((await shown()).clock).toBe('server');
  });
});
