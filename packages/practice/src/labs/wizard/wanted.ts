import { fields, streets, within } from '@sparring/contracts/wizard/places';
import type { Registration } from '@sparring/contracts/wizard/wizard-endpoints';
import { chanceOf, fourDigits, type House } from '../../house.ts';

/** What a page asks for. */
export const drawWanted = (house: House): Registration => {
  const chance = chanceOf(house, 'wizard');
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
