import { type Item, type Product, products } from '@sparring/contracts/products';
import { isItem } from '../item.ts';

/** A product that came with a link may lack the long texts. */
export type ShownProduct = Item & Partial<Product>;

/** The product that the link brought along, or the one with this id when the address was opened directly. */
export const productAt = (id: string, state: unknown): ShownProduct | undefined => {
  const known = products.find((product) => String(product.id) === id);
  const brought = broughtBy(state);
  return String(brought?.id) === id && brought ? { ...known, ...brought } : known;
};

const broughtBy = (state: unknown): Item | undefined => {
  if (typeof state !== 'object' || state === null || !('product' in state)) return undefined;
  return isItem(state.product) ? state.product : undefined;
};
