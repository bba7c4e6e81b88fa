import { fileURLToPath } from 'node:url';
import { start, type Contender } from './contender.ts';
import { measure, type Measure } from './load.ts';
import { table } from './report.ts';
import { inTurns } from './speed.ts';
import { hasWrk, measureByWrk } from './wrk.ts';

const answering = (how: 'together' | 'alone'): Promise<Contender> =>
  start({
    name: how,
    command: (port) => [fileURLToPath(new URL('answering.ts', import.meta.url)), String(port), how],
    path: '/',
    tenBooks: '',
  });

/** Measures the gain of src/http/send/answers-together.ts on a server that only answers, with two clients. */
export const answersTogether = async (): Promise<string> => {
  const contenders = [await answering('together'), await answering('alone')];
  const clients: [string, Measure][] = [
    ['autocannon', measure],
    ...(hasWrk() ? [['wrk', measureByWrk] as [string, Measure]] : []),
  ];
  const rows = [];
  for (const [client, measuring] of clients) {
    const figures = await inTurns(measuring, contenders, () => ({ title: client, path: '' }));
    const [gathered, alone] = figures.map(({ perSecond }) => perSecond) as [number, number];
    rows.push([client, gathered, alone, gathered / alone]);
  }
  await Promise.all(contenders.map(({ stop }) => stop()));
  return table(['Answers a second', 'together', 'alone', 'ratio'], rows);
};
