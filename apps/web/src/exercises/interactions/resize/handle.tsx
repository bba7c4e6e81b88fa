import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { followPointer } from '../../../practice/follow-pointer.ts';
import { testable } from '../../../ui/testable.ts';
import styles from './page.module.css';
import { type Size, resized } from './size.ts';

interface HandleProps {
  readonly size: Size;
  readonly onResize: (size: Size) => void;
}

const step = 10;
const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

export const Handle = ({ size, onResize }: HandleProps) => {
  const [isHeld, setHeld] = useState(false);

  const take = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const { clientX: x, clientY: y } = event;
    setHeld(true);
    followPointer(event, {
      onMove: ({ clientX, clientY }) => onResize(resized(size, clientX - x, clientY - y)),
      onEnd: () => setHeld(false),
    });
  };
  const press = (event: KeyboardEvent) => {
    const move = steps[event.key];
    if (!move) return;
    event.preventDefault();
    onResize(resized(size, ...move));
  };

  return (
    <button
      {...testable('resize-handle')}
      className={styles.handle}
      type="button"
      aria-label="Resize the box"
      data-state={isHeld ? 'dragging' : 'idle'}
      onPointerDown={take}
      onKeyDown={press}
    />
  );
};
