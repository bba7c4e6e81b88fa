import { sparring } from './contenders.ts';
import { measure } from './load.ts';
import { table } from './report.ts';

const many = 500;

/** Pings a second before and while very many simulated delays of ten seconds are waited for. */
export const waiting = async (): Promise<string> => {
  const { books, stop } = await sparring();
  const base = books.replace(/\/books$/, '');
  const ping = { title: 'ping', path: '/ping' };
  await measure(base, ping, 2);
  const before = await measure(base, ping, 5);
  const late = Array.from({ length: many }, () =>
    fetch(`${base}/testing/latency-simulation?delay=10`).then(({ status }) => status),
  );
  const meanwhile = await measure(base, ping, 5);
  const answered = (await Promise.all(late)).filter((status) => status === 200).length;
  await stop();
  return table(
    ['Delays waited for', 'of them answered', 'pings a second before', 'meanwhile', 'ratio'],
    [
      [
        many,
        answered,
        before.perSecond,
        meanwhile.perSecond,
        meanwhile.perSecond / before.perSecond,
      ],
    ],
  );
};
