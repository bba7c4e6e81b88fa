import { type FocusEvent, useEffect, useState } from 'react';
import { clock } from '../../../session/clock.ts';

/** Whether the pointer or the keyboard focus has stayed on something for the whole delay. */
export const useLinger = (delayMs: number) => {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isRevealed, setRevealed] = useState(false);
  const isThere = isHovered || isFocused;

  useEffect(() => {
    if (!isThere) return undefined;
    const cancel = clock.after(delayMs, () => setRevealed(true));
    return () => {
      cancel();
      setRevealed(false);
    };
  }, [isThere, delayMs]);

  const handlers = {
    onMouseEnter: () => setHovered(true),
    onMouseLeave: () => setHovered(false),
    // A mouse click also focuses the button. That focus must not count after the mouse has left.
    onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setFocused((was) => was && currentTarget.contains(relatedTarget)),
  };
  return { isRevealed, handlers };
};
