import { type Judged, solved, unsolved } from '../../judged.ts';
import type { Chance } from '../../chance.ts';

export const cities = [
  'Accra',
  'Bergen',
  'Cusco',
  'Dakar',
  'Esbjerg',
  'Fukuoka',
  'Galway',
  'Hobart',
  'Izmir',
  'Jaipur',
] as const;

/** The cities of each field. */
export interface Choices {
  readonly Home: readonly string[];
  readonly Travel: readonly string[];
  readonly Visited: readonly string[];
  readonly Hotel: readonly string[];
}

const fields = ['Home', 'Travel', 'Visited', 'Hotel'] as const;

/** Five different cities; two of them for Visited. */
export const drawWanted = (chance: Chance): Choices => {
  const drawn = chance.sample(cities, 5);
  return {
    Home: drawn.slice(0, 1),
    Travel: drawn.slice(1, 2),
    Visited: drawn.slice(2, 4),
    Hotel: drawn.slice(4),
  };
};

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join() === other.toSorted().join();

export const verdictOf = (wanted: Choices, chosen: Choices): Judged => {
  const wrong = fields.filter((field) => !isSame(wanted[field], chosen[field]));
  if (wrong.length === 0) return solved('each field has what it asks for.');
  const have = wrong.map((field) => `${field} has ${chosen[field].join(' and ') || 'no city'}`);
  return unsolved(`Not chosen: ${have.join(', ')}.`);
};
