import { startTransition, useOptimistic, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useSearchParams } from 'react-router';
import {
  type Criteria,
  defaultCriteria,
  type PriceRange,
  type SortKey,
  toggled,
} from '../rules.ts';
import { readCriteria, writeCriteria } from './criteria.ts';

type HistoryEntry = 'new entry' | 'same entry';

/**
 * The criteria are in the address. The page shows typed text at once, before the address changes. Typing
 * and sliding replace the history entry, so that Back leaves the shop instead of undoing a letter.
 */
export const useCriteria = () => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [asked, ask] = useOptimistic(readCriteria(params));
  const [sliding, setSliding] = useState<PriceRange>();
  const criteria = sliding ? { ...asked, range: sliding, page: 1 } : asked;

  const follow = async (next: Criteria, entry: HistoryEntry) => {
    ask(next);
    const search = writeCriteria(next, params).toString();
    await navigate({ search }, { replace: entry === 'same entry', preventScrollReset: true });
  };
  // Rendered before the next event, so that a second click in the same script sees the result of the
  // first.
  const change = (part: Partial<Criteria>, entry: HistoryEntry) =>
    flushSync(() => startTransition(() => follow({ ...criteria, ...part }, entry)));

  return {
    criteria,
    search: (search: string) => change({ search, page: 1 }, 'same entry'),
    sortBy: (key: SortKey) => change({ sort: toggled(criteria.sort, key) }, 'new entry'),
    turnTo: (page: number) => change({ page }, 'new entry'),
    reset: () => change(defaultCriteria, 'new entry'),
    slide: setSliding,
    settle: () => {
      if (!sliding) return;
      setSliding(undefined);
      change({ range: sliding }, 'same entry');
    },
  };
};
