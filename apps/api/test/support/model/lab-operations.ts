import * as fc from 'fast-check';
import { faultScript } from '@sparring/contracts/fault';
import type { LabContext } from '../../../src/auth-lab/secrets.ts';
import { testRecord } from '../records.ts';
import { stillClock, type Operation } from './operation.ts';

const clientNumber = () => 1;
const now = stillClock.now().getTime();
const { id: _, ...record } = testRecord({ time: stillClock.now().toISOString() });

const workspaceContextOf = (name: string): LabContext => ({
  workspace: { name, read: () => Promise.reject(new Error('Nobody reads it.')) },
  clock: stillClock,
  clientNumber,
});

const names = fc.constantFrom('one', 'two');
const few = fc.integer({ min: 1, max: 5 });

const ofFaults: readonly fc.Arbitrary<Operation>[] = [
  few.map((length): Operation => async (store, name, { labs }) => {
    const outcomes = Array.from({ length }, () => ({ kind: 'reset' as const }));
    const script = faultScript.parse({ rules: [{ path: '/*', outcomes }] });
    const { rules } = await store.faults.put(name, clientNumber, script);
    return { did: rules[0]!.left, should: labs.script(length) };
  }),
  fc.constant<Operation>(async (store, name, { labs }) => {
    const { faults } = (await store.conditions.of(name)) ?? {};
    const taken = faults && (await store.faults.take(name, faults, 'GET', '/ping'));
    return { did: taken?.step, should: labs.takeFault() };
  }),
];

const ofLimits: readonly fc.Arbitrary<Operation>[] = [
  few.map((limit): Operation => async (store, name, { labs }) => {
    const policy = { kind: 'fixed-window', limit } as const;
    const conditions = await store.limit.set(name, clientNumber, stillClock, policy);
    const { left } = await store.limit.stateOf(name, conditions, stillClock);
    return { did: left, should: labs.limitTo(limit) };
  }),
  fc.constant<Operation>(async (store, name, { labs }) => {
    const { limit } = (await store.conditions.of(name)) ?? {};
    const taken = limit && (await store.limit.counter.take(name, limit, now));
    return { did: taken?.accepted, should: labs.takeRequest() };
  }),
];

const ofLogs: readonly fc.Arbitrary<Operation>[] = [
  fc.nat().map((path): Operation => async (store, name, { labs }) => {
    const { recording } = (await store.conditions.of(name)) ?? {};
    if (recording) store.requests.writer.add(name, () => ({ ...record, path: `/${path}` }));
    /* The next step may be at another API, which does not know what waits here. */
    await store.requests.writer.flush();
    return { did: recording !== undefined, should: labs.send(`/${path}`) };
  }),
  fc.constant<Operation>(async (store, name, { labs }) => {
    const { listAll } = await store.requests.openLog(name, clientNumber);
    const lines = (await listAll()).map(({ id, path }) => `${id} ${path}`);
    return { did: lines, should: labs.look() };
  }),
  fc.constant<Operation>(async (store, name, { labs }) => {
    const { clear, listAll } = await store.requests.openLog(name, clientNumber);
    await clear();
    return { did: await listAll(), should: labs.clearLog() };
  }),
];

const ofAuthLab: readonly fc.Arbitrary<Operation>[] = [
  fc.record({ id: names, user: fc.nat() }).map(({ id, user }): Operation => {
    const session = { username: `user ${user}`, csrf: 'x', expires: now + 1000 };
    return async (store, name, { labs }) => {
      const context = workspaceContextOf(name);
      await store.labSecrets.change(context, (rows) =>
        rows.put('session', id, session.expires, session),
      );
      const found = await store.labSecrets.find(context, 'session', id);
      return { did: found?.username, should: labs.logIn(id, session.username) };
    };
  }),
  names.map((id): Operation => async (store, name, { labs }) => {
    const found = await store.labSecrets.find(workspaceContextOf(name), 'session', id);
    return { did: found?.username, should: labs.userOf(id) };
  }),
  names.map((code): Operation => async (store, name, { labs }) => {
    const did = await store.labSecrets.change(workspaceContextOf(name), function* (rows) {
      if (yield* rows.get('totp', code)) return false;
      yield* rows.put('totp', code, now + 1000, true);
      return true;
    });
    return { did, should: labs.passes(code) };
  }),
];

/** Operations on what a learner switches on in a workspace, and on what it remembers. */
export const labOperations: fc.Arbitrary<Operation> = fc.oneof(
  ...ofFaults,
  ...ofLimits,
  ...ofLogs,
  ...ofAuthLab,
);
