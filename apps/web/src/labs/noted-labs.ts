import { paths } from '../paths.ts';
import { readWhere, noteWhere } from '../session/where.ts';
import { labs } from './catalogue.ts';

/** Notes what is solved. What comes next is the lab that was opened last, or the first one after it that is not solved. */
export const noteLabs = (solved: ReadonlySet<string>, opened = ''): void => {
  const at = Math.max(
    0,
    labs.findIndex(({ slug }) => slug === opened),
  );
  const next = [...labs.slice(at), ...labs].find(({ slug }) => !solved.has(slug));
  const { title, path } = next ?? { title: 'the list of labs', path: paths.labs };
  const counts = { done: solved.size, of: labs.length };
  noteWhere({ labs: { ...counts, next: title, to: path, opened, solved: [...solved] } });
};

/** Notes that a lab was opened, or has just been solved. */
export const noteLab = (slug: string, isSolved = false): void => {
  const solved = new Set(readWhere().labs?.solved);
  noteLabs(isSolved ? solved.add(slug) : solved, slug);
};
