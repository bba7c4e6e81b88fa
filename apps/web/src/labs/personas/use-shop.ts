import { useEffect, useReducer } from 'react';
import {
  type Kept,
  next,
  open,
  type Product,
  products,
  type Shop,
  untouched,
} from '@sparring/practice/labs/personas/shop';
import { withTabStorage } from '../../session/storage.ts';

const isProduct = (kept: unknown): kept is Product => products.some((one) => one === kept);

const known = (kept: unknown): readonly Product[] =>
  Array.isArray(kept) ? kept.filter(isProduct) : [];

/** What this tab has kept. A script can put anything there. */
const recall = (key: string): Kept => {
  try {
    const text = withTabStorage((storage) => storage.getItem(key)) ?? 'null';
    const { cart, deleted, wrong } = Object(JSON.parse(text)) as Partial<Kept>;
    return { cart: known(cart), deleted: known(deleted), wrong: { ...wrong } };
  } catch {
    return untouched;
  }
};

const begin = (key: string): Shop => open(recall(key));

/** The shop of this tab, which survives a reload. */
export const useShop = (workspace: string) => {
  const key = `personas/${workspace}`;
  const [shop, act] = useReducer(next, key, begin);
  const { cart, deleted, wrong } = shop;
  useEffect(() => {
    const text = JSON.stringify({ cart, deleted, wrong } satisfies Kept);
    withTabStorage((storage) => storage.setItem(key, text));
  }, [key, cart, deleted, wrong]);
  return { shop, act };
};
