import type { Produce } from './produce.ts';

export type SortKey = Exclude<keyof Produce, 'id'>;

export interface Sorting {
  readonly key: SortKey;
  readonly direction: 'ascending' | 'descending';
}

/** The same column reverses the direction; another column starts ascending. */
export const nextSorting = (current: Sorting | undefined, key: SortKey): Sorting => {
  const isTurned = current?.key === key && current.direction === 'ascending';
  return { key, direction: isTurned ? 'descending' : 'ascending' };
};

/** Equal items keep their order, in both directions. */
export const sorted = (items: readonly Produce[], { key, direction }: Sorting): Produce[] => {
  const sign = direction === 'ascending' ? 1 : -1;
  return items.toSorted((a, b) => sign * compare(a[key], b[key]));
};

const compare = (a: string | number, b: string | number): number => {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b), 'en');
};
