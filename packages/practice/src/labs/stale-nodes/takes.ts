import type { StaleNodesFacts } from '@sparring/contracts/lab-facts/stale-nodes';
import { type Judged, solved, unsolved } from '../../judged.ts';
import { lists } from './lists.ts';

/** A click on the button of an item. */
export type Take = StaleNodesFacts['takes'][number];

export const targets: readonly string[] = lists.map(({ items }) => items[0] ?? '');

export const countOf = (takes: readonly Take[], wanted: string): number =>
  takes.filter(({ item, stale }) => item === wanted && !stale).length;

const mistakeIn = (takes: readonly Take[]): string | undefined => {
  for (const [index, { item, stale }] of takes.entries()) {
    if (stale) return `The stale one: the node of ${item} is no longer in the page.`;
    if (!targets.includes(item)) return `A wrong node: ${item} was taken.`;
    if (countOf(takes.slice(0, index), item) > 0) return `Too often: ${item} was taken twice.`;
  }
  return undefined;
};

/** What the takes since Reorder say about the test, as soon as they say something. */
export const verdictOf = (hasMoved: boolean, takes: readonly Take[]): Judged | undefined => {
  const [first] = takes;
  if (!hasMoved && first) return unsolved(`Too early: ${first.item} was taken before Reorder.`);
  const mistake = mistakeIn(takes);
  if (mistake !== undefined) return unsolved(mistake);
  if (takes.length < targets.length) return undefined;
  const [fruit, drink, bread] = targets;
  return solved(`${fruit}, ${drink} and ${bread} were each taken once.`);
};
