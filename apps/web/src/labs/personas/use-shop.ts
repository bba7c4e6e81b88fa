import { useEffect, useReducer } from 'react';
import { type Kept, next, open, type Shop, untouched } from '@sparring/practice/labs/personas/shop';
import { withTabStorage } from '../../session/storage.ts';

/** What this tab has kept, or an untouched shop if a script has put something else there. */
const recall = (key: string): Kept => {
  try {
    const text = withTabStorage((storage) => storage.getItem(key)) ?? 'null';
    const { cart, deleted, wrong } = Object(JSON.parse(text)) as Partial<Kept>;
    return Array.isArray(cart) && Array.isArray(deleted) && wrong
      ? { cart, deleted, wrong }
      : untouched;
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
