import type { Item } from '@sparring/contracts/products';

export const pageSize = 6;
export const priceLimits: PriceRange = { min: 0, max: 200 };

export interface PriceRange {
  readonly min: number;
  readonly max: number;
}

export type SortKey = 'name' | 'price';

export interface Sort {
  readonly key: SortKey;
  readonly direction: 'asc' | 'desc';
}

/** What a visitor asked the catalogue for. */
export interface Criteria {
  readonly search: string;
  readonly sort: Sort;
  readonly range: PriceRange;
  readonly page: number;
}

export const defaultCriteria: Criteria = {
  search: '',
  sort: { key: 'name', direction: 'asc' },
  range: priceLimits,
  page: 1,
};

/** A search ignores letter case, accents, and spaces at both ends. */
const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

export const matching = <T extends Item>(items: readonly T[], search: string): T[] => {
  const plainSearch = plain(search);
  return items.filter(({ name }) => plain(name).includes(plainSearch));
};

export const within = <T extends Item>(items: readonly T[], { min, max }: PriceRange): T[] =>
  items.filter(({ price }) => min <= price && price <= max);

const ascending: Record<SortKey, (a: Item, b: Item) => number> = {
  name: (a, b) => a.name.localeCompare(b.name, 'en'),
  price: (a, b) => a.price - b.price,
};

export const sorted = <T extends Item>(items: readonly T[], { key, direction }: Sort): T[] => {
  const sign = direction === 'asc' ? 1 : -1;
  return items.toSorted((a, b) => sign * ascending[key](a, b));
};

/** The same key reverses the direction; another key starts ascending. */
export const toggled = (sort: Sort, key: SortKey): Sort => {
  const turnsRound = sort.key === key && sort.direction === 'asc';
  return { key, direction: turnsRound ? 'desc' : 'asc' };
};

export const withMin = (range: PriceRange, min: number): PriceRange => ({
  ...range,
  min: Math.min(min, range.max),
});

export const withMax = (range: PriceRange, max: number): PriceRange => ({
  ...range,
  max: Math.max(max, range.min),
});

/** An empty catalogue has one empty page. */
export const pageCount = (items: readonly unknown[]): number =>
  Math.max(1, Math.ceil(items.length / pageSize));

export const pageOf = <T>(items: readonly T[], page: number): T[] =>
  items.slice((page - 1) * pageSize, page * pageSize);

/** The products of the page that the criteria name. A page beyond the last one shows the first. */
export const browse = <T extends Item>(
  items: readonly T[],
  { search, range, sort, page }: Criteria,
) => {
  const found = sorted(within(matching(items, search), range), sort);
  const pages = pageCount(found);
  const current = page <= pages ? page : 1;
  return { found: found.length, pages, page: current, shown: pageOf(found, current) };
};
