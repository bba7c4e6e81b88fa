import type { Item } from '@sparring/contracts/products';
import type { Chance } from '@sparring/practice/chance';
import { isItem } from '../item.ts';

const relatedCount = 4;

/** Random products other than this one. */
export const relatedTo = (productId: number, items: readonly Item[], chance: Chance): Item[] => {
  const others = items.filter(({ id }) => id !== productId);
  return chance.sample(others, relatedCount);
};

export const fetchItems = async (signal: AbortSignal): Promise<Item[]> => {
  const response = await fetch('/items', { signal });
  if (!response.ok) throw new Error(`GET /items returned ${response.status}`);
  const items: unknown = await response.json();
  if (!Array.isArray(items) || !items.every(isItem)) {
    throw new Error('GET /items returned something that is not a list of products');
  }
  return items;
};
