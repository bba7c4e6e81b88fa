import { setTimeout as pause } from 'node:timers/promises';
import { sparring } from './contenders.ts';
import { measure } from './load.ts';
import { median } from './median.ts';
import { table } from './report.ts';

const many = 500;
const rounds = 3;
const seconds = 4;
/** This process also sends the delayed requests: until all are sent, it has less time for the pings. */
const sending = 2000;

const ping = { title: 'ping', path: '/ping' };

/** Pings per second without and with very many simulated delays of ten seconds in progress, in turns. */
export const waiting = async (): Promise<string> => {
  const { books, stop } = await sparring();
  const base = books.replace(/\/books$/, '');
  const delay = () =>
    fetch(`${base}/testing/latency-simulation?delay=10`).then(({ status }) => status);
  const [before, meanwhile]: [number[], number[]] = [[], []];
  let answered = 0;
  await measure(base, ping, 2);
  for (let round = 0; round < rounds; round += 1) {
    before.push((await measure(base, ping, seconds)).perSecond);
    const late = Array.from({ length: many }, delay);
    await pause(sending);
    meanwhile.push((await measure(base, ping, seconds)).perSecond);
    answered += (await Promise.all(late)).filter((status) => status === 200).length;
  }
  await stop();
  return table(
    ['Delays in progress', 'of them answered', 'pings/s without', 'pings/s with', 'ratio'],
    [
      [
        many * rounds,
        answered,
        median(before),
        median(meanwhile),
        median(meanwhile) / median(before),
      ],
    ],
  );
};
