import { moved } from '../../moved.ts';
import type { Chance } from '../../chance.ts';

/** Where a row stands, and in which build of its list. */
interface RowPlace {
  readonly item: string;
  readonly place: number;
  readonly build: number;
}

export interface List {
  readonly name: string;
  readonly items: readonly string[];
  /** A row with the key of a row before is the same node. */
  readonly keyOf: (row: RowPlace) => string | number;
}

/** The first item of each list is the one that the task asks for. */
export const lists: readonly List[] = [
  {
    name: 'Fruit',
    items: ['Apples', 'Pears', 'Plums', 'Figs', 'Grapes', 'Melons'],
    keyOf: ({ item }) => item,
  },
  {
    name: 'Drinks',
    items: ['Milk', 'Tea', 'Coffee', 'Juice', 'Water', 'Cider'],
    keyOf: ({ place }) => place,
  },
  {
    name: 'Bread',
    items: ['Rye bread', 'Rolls', 'Bagels', 'Toast', 'Buns', 'Pretzels'],
    keyOf: ({ item, build }) => `${item} ${build}`,
  },
];

/** The items of each list, in the order of `lists`. */
export type Orders = readonly (readonly string[])[];

export const drawOrders = (size: number, chance: Chance): Orders =>
  lists.map(({ items }) => chance.sample(items.slice(0, size), size));

/** No item is where it was. */
export const reordered = (orders: Orders, chance: Chance): Orders =>
  orders.map((items) => moved(items, chance));
