import { chanceOf, type House } from '../../house.ts';

export const bills = ['Rent', 'Power', 'Water', 'Phone'] as const;
export const cities = [
  'Accra',
  'Bergen',
  'Cusco',
  'Dakar',
  'Esbjerg',
  'Fukuoka',
  'Galway',
  'Hobart',
] as const;

/** What the task asks for beside the presses. */
export interface Wanted {
  readonly item: string;
  /** A button of a row. */
  readonly row: string;
  /** From the first to the last city of a range, with another one, and without one of the range. */
  readonly range: readonly [first: string, last: string];
  readonly more: string;
  readonly less: string;
}

/** It depends on the workspace and the seed. */
export const drawWanted = (house: House): Wanted => {
  const chance = chanceOf(house, 'clicks');
  const [item = ''] = chance.sample(['As PDF', 'As CSV'], 1);
  const [bill = ''] = chance.sample(bills, 1);
  const start = chance.integer(3);
  const inside = [start + 1, start + 2][chance.integer(2)] ?? 0;
  const others = cities.filter((_, at) => at < start || at > start + 3);
  const [more = ''] = chance.sample(others, 1);
  return {
    item,
    row: `Archive ${bill}`,
    range: [cities[start] ?? '', cities[start + 3] ?? ''],
    more,
    less: cities[inside] ?? '',
  };
};

/** The wanted cities in the words of the page. */
export const inWords = ({ range: [first, last], more, less }: Wanted): string =>
  `${first} to ${last}, and ${more}, but not ${less}`;

/** The cities that are selected at the end. */
export const selectedOf = ({ range: [first, last], more, less }: Wanted): readonly string[] =>
  cities.filter((city) => city === more || (city >= first && city <= last && city !== less));
