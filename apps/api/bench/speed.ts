import type { Contender } from './contender.ts';
import { bareExpress, sparring } from './contenders.ts';
import { measure, type Load, type Measure } from './load.ts';
import { median } from './median.ts';
import { processorTime } from './processor-time.ts';
import { table } from './report.ts';

const one = '/00000000-0000-4000-8000-000000000007';

const loads: ((contender: Contender) => Load)[] = [
  () => ({ title: 'GET one book', path: one }),
  ({ tenBooks }) => ({ title: 'GET a page of ten', path: tenBooks }),
  () => ({ title: 'POST a book', path: '', writes: true }),
];

interface Figures {
  readonly perSecond: number;
  /** Processor time per request, which other work on the machine affects least. */
  readonly microseconds: number;
}

interface Rounds {
  readonly rounds: number;
  readonly seconds: number;
}

const usual: Rounds = { rounds: 5, seconds: 3 };

const round = async (
  measuring: Measure,
  { books, pid }: Contender,
  load: Load,
  seconds: number,
): Promise<Figures> => {
  const before = processorTime(pid);
  const { perSecond } = await measuring(books, load, seconds);
  return { perSecond, microseconds: (processorTime(pid) - before) / (perSecond * seconds) };
};

/** The servers get the same load in turns, so that other work on the machine affects all of them. */
export const inTurns = async (
  measuring: Measure,
  contenders: readonly Contender[],
  loadOf: (contender: Contender) => Load,
  { rounds, seconds }: Rounds = usual,
): Promise<Figures[]> => {
  const all = contenders.map((contender) => ({ contender, figures: [] as Figures[] }));
  for (const contender of contenders) await measuring(contender.books, loadOf(contender), 1);
  for (let nth = 0; nth < rounds; nth += 1)
    for (const { contender, figures } of all)
      figures.push(await round(measuring, contender, loadOf(contender), seconds));
  return all.map(({ figures }) => ({
    perSecond: median(figures.map(({ perSecond }) => perSecond)),
    microseconds: median(figures.map(({ microseconds }) => microseconds)),
  }));
};

const head = [
  'Requests/s',
  'Sparring',
  'bare Express',
  'of Express',
  'µs of processor time',
  'bare Express',
  'of Express',
];

/** Requests per second compared with bare Express, as ratios of medians. */
export const speedOf = async (measuring: Measure, rounds = usual): Promise<string> => {
  const contenders = [await sparring(), await bareExpress()];
  const rows = [];
  for (const loadOf of loads) {
    const measured = await inTurns(measuring, contenders, loadOf, rounds);
    const [ours, express] = measured as [Figures, Figures];
    rows.push([
      loadOf(contenders[0]!).title,
      ...measured.map(({ perSecond }) => perSecond),
      ours.perSecond / express.perSecond,
      ours.microseconds,
      express.microseconds,
      express.microseconds / ours.microseconds,
    ]);
  }
  await Promise.all(contenders.map(({ stop }) => stop()));
  return table(head, rows);
};

export const speed = (): Promise<string> => speedOf(measure);
