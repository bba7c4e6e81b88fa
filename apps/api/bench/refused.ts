import type { Contender } from './contender.ts';
import { bareExpress, sparring } from './contenders.ts';
import { table } from './report.ts';
import { inTurns } from './speed.ts';
import { hasWrk, measureByWrk, noWrk } from './wrk.ts';

const refusals = [
  { title: '404', path: 'nothing-here', refused: { method: 'GET', status: 404 } },
  { title: '405', path: 'books', refused: { method: 'PUT', status: 405 } },
  { title: '401', path: 'auth/me', refused: { method: 'GET', status: 401 } },
];

const at = (contender: Contender, path: string): Contender => ({
  ...contender,
  books: new URL(path, contender.books).href,
});

/** Requests that a server refuses, in the same turns as those of `speed`. */
export const refused = async (): Promise<string> => {
  if (!hasWrk()) return noWrk;
  const contenders = [await sparring(), await bareExpress()];
  const rows = [];
  for (const { title, path, refused: how } of refusals) {
    const load = { title, path: '', refused: how };
    const there = contenders.map((contender) => at(contender, path));
    const [ours, express] = await inTurns(measureByWrk, there, () => load);
    rows.push([
      title,
      ours!.perSecond,
      express!.perSecond,
      ours!.perSecond / express!.perSecond,
      ours!.microseconds,
      express!.microseconds,
      express!.microseconds / ours!.microseconds,
    ]);
  }
  await Promise.all(contenders.map(({ stop }) => stop()));
  const head = ['Requests/s', 'Sparring', 'bare Express', 'ratio'];
  return table([...head, 'µs of processor time', 'bare Express', 'ratio'], rows);
};
