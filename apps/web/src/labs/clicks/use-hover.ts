import {
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { realClock } from '../../session/clock.ts';

/** A mouse may leave for this long, for example to cross the gap beside a menu. */
const graceMs = 300;

/** Something that opens while a mouse is on it, or when its button is pressed. */
export const useHover = (onUse: (event: Pick<Event, 'isTrusted'>) => void) => {
  const [isOpen, setOpen] = useState(false);
  const stop = useRef<() => void>(undefined);
  const isPointed = useRef(false);
  useEffect(() => () => stop.current?.(), []);

  const close = useCallback(() => {
    stop.current?.();
    setOpen(false);
  }, []);
  const open = ({ nativeEvent }: PointerEvent | MouseEvent) => {
    onUse(nativeEvent);
    stop.current?.();
    setOpen(true);
  };

  return {
    isOpen,
    close,
    /** Whether the mouse is on it: a press in some browsers takes the focus from it. */
    isPointed: () => isPointed.current,
    listeners: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return;
        isPointed.current = true;
        open(event);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        isPointed.current = false;
        stop.current?.();
        stop.current = realClock.after(graceMs, close);
      },
    },
    opener: {
      /** A click by a key has no detail. The click of a mouse keeps open what its pointer has opened. */
      onClick: (event: MouseEvent) => (event.detail === 0 && isOpen ? close() : open(event)),
    },
  };
};
