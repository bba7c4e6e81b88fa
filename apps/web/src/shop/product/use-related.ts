import type { Item } from '@sparring/contracts/products';
import { useEffect, useState } from 'react';
import { logFailure } from '../../practice/log-failure.ts';
import { chance } from '../../session/chance.ts';
import { fetchItems, relatedTo } from './related.ts';

/** Empty until the products have arrived. A failure is only logged, because the page works without them. */
export const useRelated = (productId: number): Item[] => {
  const [related, setRelated] = useState<Item[]>([]);
  useEffect(() => {
    const visit = new AbortController();
    fetchItems(visit.signal).then(
      (items) => setRelated(relatedTo(productId, items, chance)),
      (error) => visit.signal.aborted || logFailure('The related products are missing:', error),
    );
    return () => visit.abort();
  }, [productId]);
  return related;
};
