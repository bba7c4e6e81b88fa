import { type Item, type Product, products } from '@sparring/contracts/products';
import { isItem } from '../item.ts';

/** A product from the navigation state may lack the long texts. */
export type ShownProduct = Item & Partial<Product>;

/** The product in the navigation state, or the product with this id if the state has none. */
export const productAt = (id: string, state: unknown): ShownProduct | undefined => {
  const known = products.find((product) => String(product.id) === id);
  const brought = broughtBy(state);
  return String(brought?.id) === id && brought ? { ...known, ...brought } : known;
};

const broughtBy = (state: unknown): Item | undefined => {
  if (typeof state !== 'object' || state === null || !('product' in state)) return undefined;
  return isItem(state.product) ? state.product : undefined;
};
