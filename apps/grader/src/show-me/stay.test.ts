import { expect, onTestFinished, test, vi } from 'vitest';
import { InstanceError, type Instance } from '../instance/instance.ts';
import { testInstance } from '../../test/support/product.ts';
import { createPlaces } from '../service/places.ts';
import { createStay, type Stay, type StayParts } from './stay.ts';

const open = (parts: Partial<StayParts> = {}): Stay => {
  const stay = createStay(
    {
      places: createPlaces([[0, 0]]),
      startInstance: testInstance(),
      now: () => new Date(0),
      stayMs: 60_000,
      absentMs: 60_000,
      report: (error) => expect.unreachable(String(error)),
      ...parts,
    },
    { defects: ['goodbye'] },
    '192.0.2.1',
  );
  onTestFinished(() => stay.stop());
  return stay;
};

const closing = (stay: Stay) =>
  vi.waitFor(() => {
    const state = stay.state();
    if (state.kind !== 'closed') throw new Error(`It is ${state.kind}.`);
    return state.why;
  });

const addressOf = (stay: Stay): string => {
  const state = stay.state();
  if (state.kind !== 'open') throw new Error(`It is ${state.kind}.`);
  return `http://127.0.0.1:${state.webPort}/`;
};

test('an instance with the defect is open until it is stopped', async () => {
  const stay = open();
  await stay.begun;
  const address = addressOf(stay);
  expect(stay.state()).toMatchObject({ kind: 'open', until: 60_000 });
  expect(await (await fetch(address)).text()).toBe('Goodbye');
  await stay.stop();
  expect(stay.state()).toEqual({ kind: 'closed', why: 'You have closed it.' });
  await expect(fetch(address)).rejects.toThrow('fetch failed');
});

test('an instance closes when its time is up', async () => {
  expect(await closing(open({ stayMs: 20 }))).toBe('Its time was up.');
});

test('the next in line gets the place of an instance that is closed', async () => {
  const places = createPlaces([[0, 0]]);
  const first = open({ places });
  await first.begun;
  const second = open({ places });
  await second.begun;
  expect(second.state()).toEqual({ kind: 'waiting', place: 1 });
  await first.stop();
  await vi.waitFor(() => expect(second.state().kind).toBe('open'));
});

test('whoever is out of sight in line loses the place', async () => {
  const places = createPlaces([[0, 0]]);
  const first = open({ places });
  await first.begun;
  const second = open({ places, absentMs: 20 });
  expect(await closing(second)).toBe('You were away while you were in line.');
  await first.stop();
  const third = open({ places });
  await third.begun;
  expect(third.state().kind).toBe('open');
});

const refusing = (): Promise<Instance> => Promise.reject(new InstanceError('Port 1 is taken.'));

test('an instance that cannot open says why, and gives its place back', async () => {
  const places = createPlaces([[0, 0]]);
  const reported: unknown[] = [];
  const report = (error: unknown) => void reported.push(error);
  const stay = open({ places, startInstance: refusing, report });
  expect(await closing(stay)).toBe('Port 1 is taken.');
  expect(reported).toEqual([new InstanceError('Port 1 is taken.')]);
  const next = open({ places });
  await next.begun;
  expect(next.state().kind).toBe('open');
});

test('an error of the grader is for its log, and the page says only that there was one', async () => {
  const error = new Error('ENOENT: no such file, open /srv/sparring/choices.json');
  const reported: unknown[] = [];
  const stay = open({
    startInstance: () => Promise.reject(error),
    report: (one) => void reported.push(one),
  });
  expect(await closing(stay)).toBe('This is an error in Sparring. Report it.');
  expect(reported).toEqual([error]);
});

test('an instance that ends by itself is closed', async () => {
  const stay = open({ startInstance: testInstance({ dying: 'goodbye' }) });
  await stay.begun;
  await fetch(addressOf(stay)).catch(() => {});
  expect(await closing(stay)).toBe('It has ended by itself.');
});
