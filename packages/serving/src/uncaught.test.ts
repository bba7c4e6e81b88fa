import { expect, test } from 'vitest';
import { createUncaughtHandler, type Exchange } from './uncaught.ts';

const net = () => {
  const time = { now: 0, givenUp: 0, destroyed: 0 };
  const parts = { report: () => {}, giveUp: () => void (time.givenUp += 1), now: () => time.now };
  const { caught, around } = createUncaughtHandler(parts);
  const request = { socket: { destroy: () => void (time.destroyed += 1) } } as never;
  const inRequest = () => around(() => caught(new Error('x')))(request, {} as Exchange['response']);
  return { time, caught, inRequest };
};

test('an error in a request closes its connection', () => {
  const { time, inRequest } = net();
  inRequest();
  expect(time).toMatchObject({ destroyed: 1, givenUp: 0 });
});

test('an error outside a request ends the process', () => {
  const { time, caught } = net();
  caught(new Error('x'));
  expect(time).toMatchObject({ destroyed: 0, givenUp: 1 });
});

test('ten errors within a minute end the process, and ten in more time do not', () => {
  const { time, inRequest } = net();
  for (let count = 0; count < 10; count += 1) {
    time.now += 7000;
    inRequest();
  }
  expect(time.givenUp).toBe(0);
  time.now += 60_000;
  for (let count = 0; count < 10; count += 1) inRequest();
  expect(time.givenUp).toBe(1);
});
