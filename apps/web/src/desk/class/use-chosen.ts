import { useCallback, useMemo, useState } from 'react';
import type { MemberRow } from '@sparring/contracts/desk/watch';

/** The members for whom the next action is. Who leaves the class is no longer chosen. */
export const useChosen = (rows: readonly MemberRow[]) => {
  const [numbers, setNumbers] = useState<ReadonlySet<number>>(new Set());
  const choose = useCallback(
    (number: number) =>
      setNumbers((last) => {
        const next = new Set(last);
        if (!next.delete(number)) next.add(number);
        return next;
      }),
    [],
  );
  const forget = useCallback(() => setNumbers(new Set()), []);
  const chosen = useMemo(
    () => new Set(rows.map(({ number }) => number).filter((number) => numbers.has(number))),
    [rows, numbers],
  );
  return { chosen, choose, forget };
};
