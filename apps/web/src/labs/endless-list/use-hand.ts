import { type KeyboardEvent, type PointerEvent, useRef } from 'react';

/** The keys that scroll a box or move the focus in it. */
const scrolls = /^(Arrow|Page|Home$|End$|Tab$| $)/;

/** Notes what a user scrolls with. A script scrolls without any of it. */
export const useHand = () => {
  const moves = useRef(false);
  /** The scroll bar sends no events until it is released. */
  const holdsBar = useRef(false);
  const note = ({ isTrusted }: { readonly isTrusted: boolean }) => (moves.current ||= isTrusted);

  return {
    listeners: {
      onWheel: note,
      onTouchMove: note,
      onKeyDown: (event: KeyboardEvent) => scrolls.test(event.key) && note(event),
      onPointerDown: ({ isTrusted, target, currentTarget }: PointerEvent) =>
        (holdsBar.current = isTrusted && target === currentTarget),
      onPointerMove: () => (holdsBar.current = false),
    },
    /** Whether a user has moved since the last call. */
    hasMoved: (): boolean => {
      const hasMoved = moves.current || holdsBar.current;
      moves.current = false;
      return hasMoved;
    },
  };
};
