import { type DragEvent, type KeyboardEvent, useState } from 'react';
import type { Carry, PointerPlace } from './carry.ts';
import { testable } from '../ui/testable.ts';
import { useFinger } from './use-finger.ts';

interface DragItemProps {
  readonly name: string;
  readonly carry: Carry;
  readonly onCarry: (carry: Carry) => void;
  readonly onMove: (place: PointerPlace) => void;
  readonly onDrop: (place: PointerPlace) => void;
  readonly onEnd: () => void;
}

export const DragItem = ({ name, carry, onCarry, onMove, onDrop, onEnd }: DragItemProps) => {
  const [shift, setShift] = useState('none');
  const finger = useFinger({
    onMove: (place, moved) => {
      setShift(moved);
      onCarry('dragging');
      onMove(place);
    },
    onDrop: (place) => {
      setShift('none');
      onDrop(place);
    },
    onEnd: () => {
      setShift('none');
      onEnd();
    },
  });
  const toggle = () => onCarry(carry === 'picked-up' ? 'idle' : 'picked-up');

  const start = (event: DragEvent) => {
    // A long press starts a native drag, but `useFinger` already handles the finger.
    if (event.isTrusted && finger.isDown.current) return event.preventDefault();
    load(event.nativeEvent.dataTransfer, name);
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
      // Tests written for the described site name the class with its blank.
      className="draggable "
      // Not every browser lets a native button be dragged.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="button"
      tabIndex={0}
      aria-pressed={carry === 'picked-up'}
      data-state={carry}
      style={{ translate: shift }}
      draggable
      onPointerDown={finger.press}
      onDragStart={start}
      onDragEnd={onEnd}
      onClick={toggle}
      onKeyDown={press}
    >
      Drag me
    </div>
  );
};

/** Browsers start no drag without data. A dispatched event may have no data, or a plain object instead. */
const load = (data: DataTransfer | null, name: string) => {
  data?.setData?.('text/plain', name);
  if (data) data.effectAllowed = 'copy';
};
