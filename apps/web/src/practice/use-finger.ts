import { type PointerEvent as ReactPointerEvent, useRef } from 'react';
import { followPointer } from './follow-pointer.ts';

interface Finger {
  /** Gets also how far the finger has come, for the CSS property `translate`. */
  readonly onMove: (event: PointerEvent, shift: string) => void;
  readonly onDrop: (event: PointerEvent) => void;
  /** The browser has ended the press, or has taken it for another gesture. */
  readonly onEnd: () => void;
}

/** Drags with touch and pen, which HTML drag and drop does not support. */
export const useFinger = ({ onMove, onDrop, onEnd }: Finger) => {
  const isDown = useRef(false);

  const press = (down: ReactPointerEvent) => {
    if (down.pointerType === 'mouse') return;
    const { clientX, clientY } = down;
    let hasMoved = false;
    isDown.current = true;
    followPointer(down, {
      onMove: (event) => {
        hasMoved = true;
        onMove(event, `${event.clientX - clientX}px ${event.clientY - clientY}px`);
      },
      onEnd: (event) => {
        isDown.current = false;
        if (event.type !== 'pointerup') onEnd();
        else if (hasMoved) onDrop(event);
      },
    });
  };
  return { isDown, press };
};
