import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { testable } from '../../ui/testable.ts';
import styles from './page.module.css';
import { type Size, resized } from './size.ts';

interface HandleProps {
  size: Size;
  onResize: (size: Size) => void;
}

const step = 10;
const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

export function Handle({ size, onResize }: HandleProps) {
  const [grip, setGrip] = useState<{ size: Size; x: number; y: number }>();

  const take = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setGrip({ size, x: event.clientX, y: event.clientY });
  };
  const drag = ({ clientX, clientY }: PointerEvent) => {
    if (grip) onResize(resized(grip.size, clientX - grip.x, clientY - grip.y));
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
      data-state={grip ? 'dragging' : 'idle'}
      onPointerDown={take}
      onPointerMove={drag}
      onLostPointerCapture={() => setGrip(undefined)}
      onKeyDown={press}
    />
  );
}
