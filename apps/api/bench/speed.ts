import type { Contender } from './contender.ts';
import { bareExpress, jsonServer, sparring } from './contenders.ts';
import { measure, type Load } from './load.ts';
import { median } from './median.ts';
import { table } from './report.ts';

const one = '/00000000-0000-4000-8000-000000000007';

const loads: ((contender: Contender) => Load)[] = [
  () => ({ title: 'GET one book', path: one }),
  ({ tenBooks }) => ({ title: 'GET a page of ten', path: tenBooks }),
  () => ({ title: 'POST a book', path: '', writes: true }),
];

/** The servers get the same load in turns, so that other work on the machine affects all of them. */
const inTurns = async (
  contenders: readonly Contender[],
  loadOf: (contender: Contender) => Load,
  { rounds, seconds }: { rounds: number; seconds: number },
) => {
  const figures = new Map(contenders.map((contender) => [contender, [] as number[]]));
  for (let round = 0; round < rounds; round += 1)
    for (const contender of contenders) {
      const { perSecond } = await measure(contender.books, loadOf(contender), seconds);
      figures.get(contender)!.push(perSecond);
    }
  return [...figures.values()].map(median);
};

/** Requests per second compared with bare Express and json-server, as ratios of medians. */
export const speed = async (rounds = 5, seconds = 3): Promise<string> => {
  const contenders = [await sparring(), await bareExpress(), await jsonServer()];
  const rows = [];
  for (const loadOf of loads) {
    for (const contender of contenders) await measure(contender.books, loadOf(contender), 1);
    const [ours = 0, express = 0, other = 0] = await inTurns(contenders, loadOf, {
      rounds,
      seconds,
    });
    const { title } = loadOf(contenders[0]!);
    rows.push([title, ours, express, other, ours / express, ours / other]);
  }
  await Promise.all(contenders.map(({ stop }) => stop()));
  const head = [
    'Requests/s',
    'Sparring',
    'bare Express',
    'json-server',
    'of Express',
    'of json-server',
  ];
  return table(head, rows);
};
