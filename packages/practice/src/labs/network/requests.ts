import { type Judged, solved, unsolved } from '../../judged.ts';
import type { unsteady } from './unsteady.ts';

/** Each request asks for another product, so that each can have a fault of its own. */
export const requests = [
  { name: 'sound', title: 'Sound', item: 1 },
  { name: 'slow', title: 'Slow', item: 2 },
  { name: 'missing', title: 'Missing', item: 404 },
  { name: 'failing', title: 'Failing', item: 4 },
  { name: 'broken', title: 'Broken JSON', item: 5 },
  { name: 'cut', title: 'Cut off', item: 6 },
  { name: 'closed', title: 'Closed', item: 7 },
  { name: 'never', title: 'Never', item: 8 },
] as const;
type Title = (typeof requests)[number]['title'] | typeof unsteady.title;

/** Where a request is; a request that was never sent has none. */
export type Progress = Partial<Record<Title, 'open' | 'product' | 'failed'>>;

/** The API has a fault for each of these. */
const failing: readonly Title[] = [
  'Missing',
  'Failing',
  'Broken JSON',
  'Cut off',
  'Closed',
  'Never',
];

const always: readonly Title[] = requests.map(({ title }) => title);

export const verdictOf = (progress: Progress, titles = always): Judged => {
  const open = titles.filter((title) => progress[title] === 'open');
  if (open.length > 0) return unsolved(`Too early: ${open.join(', ')} had no answer yet.`);
  const missing = titles.filter((title) => progress[title] === undefined);
  if (missing.length > 0) return unsolved(`Not asked: ${missing.join(', ')}.`);
  const mocked = failing.filter((title) => progress[title] === 'product');
  if (mocked.length > 0)
    return unsolved(`Not the API: it returns no product to ${mocked.join(', ')}.`);
  return solved('all eight requests have ended.');
};
