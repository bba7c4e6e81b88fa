import { useLayoutEffect, useRef } from 'react';

/** When a part of the page replaces another that had the focus, its first control takes the focus. `shown` names the part; undefined is none. */
export const useFocusInPart = (shown: string | undefined) => {
  const part = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useLayoutEffect(() => {
    const isOther = before.current !== undefined && before.current !== shown;
    before.current = shown;
    if (isOther && document.activeElement === document.body)
      part.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
  }, [shown]);
  return part;
};
