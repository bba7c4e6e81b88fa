import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { windowMs } from '@sparring/practice/labs/waits/rounds';
import { clock, realClock } from '../../session/clock.ts';

/** What a button says while it is held. */
type Held = 'Keep holding' | 'Let go' | 'Too long';

/** Hears that a button is held for `ms` and then let go in time, by mouse, finger or Space. */
export const useHold = (ms: number, onHeld: () => void) => {
  const [state, setState] = useState<Held>();
  const held = useRef<{ isLong: boolean; stop: () => void }>(undefined);
  useEffect(() => () => held.current?.stop(), []);

  const cancel = () => {
    held.current?.stop();
    held.current = undefined;
    setState(undefined);
  };
  const begin = () => {
    cancel();
    const press = { isLong: false, stop: () => {} };
    press.stop = clock.after(ms, () => {
      press.isLong = true;
      setState('Let go');
      press.stop = realClock.after(windowMs, () => {
        press.isLong = false;
        setState('Too long');
      });
    });
    held.current = press;
    setState('Keep holding');
  };
  const end = () => {
    if (held.current?.isLong) onHeld();
    cancel();
  };

  return {
    state,
    listeners: {
      /* A finger sends the events of a mouse only after it has left. */
      onPointerDown: ({ pointerType }: PointerEvent) => pointerType !== 'mouse' && begin(),
      onPointerUp: ({ pointerType }: PointerEvent) => pointerType !== 'mouse' && end(),
      onMouseDown: ({ button }: MouseEvent) => button === 0 && begin(),
      onMouseUp: end,
      onPointerLeave: cancel,
      onPointerCancel: cancel,
      onBlur: cancel,
      onKeyDown: ({ key, repeat }: KeyboardEvent) => key === ' ' && !repeat && begin(),
      onKeyUp: ({ key }: KeyboardEvent) => key === ' ' && end(),
    },
  };
};
