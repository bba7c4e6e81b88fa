import type { Chance } from '../../chance.ts';

export interface Parcel {
  /** No other parcel of the list has it. */
  readonly title: string;
  /** Its length differs, and so does the height of the row. */
  readonly note: string;
}

const colours = [
  'Amber',
  'Black',
  'Blue',
  'Brown',
  'Coral',
  'Cream',
  'Golden',
  'Green',
  'Grey',
  'Olive',
  'Orange',
  'Pink',
  'Purple',
  'Red',
  'Silver',
  'White',
];
const things = [
  'bicycle bell',
  'camera',
  'chess set',
  'clock',
  'drum',
  'guitar',
  'kettle',
  'lamp',
  'mirror',
  'piano stool',
  'radio',
  'rucksack',
  'teapot',
  'tent',
  'umbrella',
  'vase',
];
const cities = ['Accra', 'Bergen', 'Cusco', 'Dakar', 'Galway', 'Hobart', 'Izmir', 'Jaipur'];
const notes = [
  'Left the depot on Monday.',
  'The label is torn, and the address was written by hand.',
  'Fragile: two people carry it.',
  'The sender asks for a signature.',
];

const titles: readonly string[] = colours.flatMap((colour) =>
  things.flatMap((thing) => cities.map((city) => `${colour} ${thing} to ${city}`)),
);

export const drawParcels = (size: number, chance: Chance): readonly Parcel[] =>
  chance
    .sample(titles, size)
    .map((title) => ({
      title,
      note: chance.sample(notes, chance.integer(notes.length)).join(' '),
    }));

/** The number of the row to choose: 777 of 1,000. */
export const wantedOf = (size: number): number => Math.round(size * 0.777);
