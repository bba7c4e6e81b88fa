import { type DragEvent, type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { Carry, PointerPlace } from './drag-and-drop.tsx';
import styles from './drag-and-drop.module.css';
import { testable } from './testable.ts';

interface DragItemProps {
  name: string;
  carry: Carry;
  onCarry: (carry: Carry) => void;
  onMove: (place: PointerPlace) => void;
  onDrop: (place: PointerPlace) => void;
  onEnd: () => void;
}

export function DragItem({ name, carry, onCarry, onMove, onDrop, onEnd }: DragItemProps) {
  const finger = useFinger({ onCarry, onMove, onDrop, onEnd });
  const toggle = () => onCarry(carry === 'picked-up' ? 'idle' : 'picked-up');

  const start = (event: DragEvent) => {
    // A long press starts a drag of the browser's own, which the finger here already does.
    if (finger.isDown) return event.preventDefault();
    event.dataTransfer.setData('text/plain', name);
    event.dataTransfer.effectAllowed = 'copy';
    onCarry('dragging');
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEnd();
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    toggle();
  };

  return (
    <div
      {...testable(`${name}-item`)}
      {...finger.handlers}
      className={styles.item}
      // Not every browser lets a native button be dragged.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="button"
      tabIndex={0}
      aria-pressed={carry === 'picked-up'}
      data-state={carry}
      style={finger.style}
      draggable
      onDragStart={start}
      onDragEnd={onEnd}
      onClick={toggle}
      onKeyDown={press}
    >
      Drag me
    </div>
  );
}

type Finger = Pick<DragItemProps, 'onCarry' | 'onMove' | 'onDrop' | 'onEnd'>;

/** Touch and pen: HTML's own drag and drop leaves them out. */
function useFinger({ onCarry, onMove, onDrop, onEnd }: Finger) {
  const [from, setFrom] = useState<PointerPlace>();
  const [shift, setShift] = useState('none');
  const lift = () => {
    setFrom(undefined);
    setShift('none');
  };

  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setFrom({ clientX: event.clientX, clientY: event.clientY });
    },
    onPointerMove: (event: PointerEvent) => {
      if (!from) return;
      setShift(`${event.clientX - from.clientX}px ${event.clientY - from.clientY}px`);
      onCarry('dragging');
      onMove(event);
    },
    onPointerUp: (event: PointerEvent) => {
      if (from && shift !== 'none') onDrop(event);
      lift();
    },
    onPointerCancel: () => {
      if (from) onEnd();
      lift();
    },
  };
  return { isDown: from !== undefined, style: { translate: shift }, handlers };
}
