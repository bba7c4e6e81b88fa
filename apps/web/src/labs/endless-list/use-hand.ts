import { type PointerEvent, useRef } from 'react';

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
      onKeyDown: note,
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
