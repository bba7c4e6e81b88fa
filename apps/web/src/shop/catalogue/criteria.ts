import {
  type Criteria,
  defaultCriteria,
  priceLimits,
  type PriceRange,
  type Sort,
} from '../rules.ts';

/** Reads the criteria from the address. An invalid value is ignored. */
export const readCriteria = (params: URLSearchParams): Criteria => ({
  search: params.get('search') ?? defaultCriteria.search,
  sort: readSort(params),
  range: readRange(params),
  page: wholeNumber(params.get('page'), 1, Number.MAX_SAFE_INTEGER) ?? defaultCriteria.page,
});

const readSort = (params: URLSearchParams): Sort => ({
  key: params.get('sort') === 'price' ? 'price' : 'name',
  direction: params.get('order') === 'desc' ? 'desc' : 'asc',
});

const readRange = (params: URLSearchParams): PriceRange => {
  const { min: lowest, max: highest } = priceLimits;
  const min = wholeNumber(params.get('min'), lowest, highest) ?? lowest;
  const max = wholeNumber(params.get('max'), lowest, highest) ?? highest;
  return min <= max ? { min, max } : priceLimits;
};

const wholeNumber = (text: string | null, min: number, max: number): number | undefined => {
  if (!text || !/^\d+$/.test(text)) return undefined;
  const number = Number(text);
  return min <= number && number <= max ? number : undefined;
};

/**
 * Writes the criteria into a copy of the parameters. Default values are left out, and other parameters
 * stay.
 */
export const writeCriteria = (criteria: Criteria, params: URLSearchParams): URLSearchParams => {
  const written = new URLSearchParams(params);
  const standard = parametersOf(defaultCriteria);
  for (const [name, value] of Object.entries(parametersOf(criteria))) {
    if (value === standard[name]) written.delete(name);
    else written.set(name, value);
  }
  return written;
};

const parametersOf = ({ search, sort, range, page }: Criteria): Record<string, string> => ({
  search,
  sort: sort.key,
  order: sort.direction,
  min: String(range.min),
  max: String(range.max),
  page: String(page),
});
