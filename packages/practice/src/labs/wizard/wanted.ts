import { fields, streets, within } from '@sparring/contracts/wizard/places';
import type { Registration } from '@sparring/contracts/wizard/wizard-endpoints';
import { chanceOf, fourDigits } from '../../house.ts';

/** What a page asks for: the same after a reload, which can draw another seed. */
export const drawWanted = (workspace: string): Registration => {
  const chance = chanceOf({ workspace, seed: 0 }, 'wizard');
  const oneOf = (list: readonly string[]): string => list[chance.integer(list.length)]!;
  const name = oneOf(['Ada Lovelace', 'Grace Hopper', 'Mary Shelley', 'Emmy Noether']);
  const email = `${name.split(' ')[0]!.toLowerCase()}@example.org`;
  const country = oneOf(within(''));
  const region = oneOf(within(country));
  const city = oneOf(within(region));
  const postcode = oneOf([...streets.keys()]);
  const street = streets.get(postcode)!;
  return { name, email, age: 18 + chance.integer(60), country, region, city, postcode, street };
};

/** The number that a registration gets in a workspace. */
export const numberOf = (workspace: string, values: Registration): string =>
  fourDigits([workspace, ...fields.map((field) => values[field])].join('\n'));
