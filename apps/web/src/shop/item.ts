import type { Item } from '@sparring/contracts/products';

const kinds = { id: 'number', name: 'string', description: 'string', price: 'number' } as const;

/** Whether a value from outside is a product. It may lack a picture, because the shop has a fallback. */
export const isItem = (value: unknown): value is Item => {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map(Object.entries(value));
  return Object.entries(kinds).every(([name, kind]) => typeof fields.get(name) === kind);
};
