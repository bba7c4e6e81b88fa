import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Load } from '@sparring/practice/labs/endless-list/journey';
import { clock } from '../../session/clock.ts';
import { flushSync } from 'react-dom';
import { type End, firstSpan, missingAt, withRows } from './span.ts';

/**
 * Changes the rows of a box so that what is in view stays where it is. `staying` is a row before and after
 * the change. It gets the focus when the row that had it is removed. Not every browser anchors by itself.
 */
const changeInPlace = (box: HTMLElement, staying: HTMLElement, change: () => void): void => {
  const hadFocus = box.contains(document.activeElement);
  const top = staying.getBoundingClientRect().top;
  flushSync(change);
  box.scrollTop += staying.getBoundingClientRect().top - top;
  if (hadFocus && !box.contains(document.activeElement)) staying.focus({ preventScroll: true });
};

/** The rows in the page, and how more of them are loaded. */
export const useSpan = (feed: RefObject<HTMLElement | null>, size: number, delayMs: number) => {
  const [span, setSpan] = useState(() => firstSpan(size));
  const [loading, setLoading] = useState<End>();
  const loads = useRef<readonly Load[]>([]);

  useEffect(() => {
    const came = loading && missingAt(loading, span, size);
    if (!came) return undefined;
    const next = withRows(loading, span, came);
    return clock.after(delayMs, () => {
      const rows = feed.current!.querySelectorAll<HTMLElement>('[aria-posinset]');
      const box = feed.current!.closest<HTMLElement>('#endless-box');
      const staying = rows[loading === 'after' ? next.from - span.from : next.to - 1 - span.from];
      changeInPlace(box!, staying!, () => {
        setSpan(next);
        setLoading(undefined);
      });
    });
  }, [feed, loading, span, size, delayMs]);

  const load = (end: End, isByHand: boolean) => {
    const missing = missingAt(end, span, size);
    if (!missing || loading) return;
    loads.current = [...loads.current, { from: missing.from, isByHand }];
    setLoading(end);
  };

  return { span, loading, loads, load };
};
