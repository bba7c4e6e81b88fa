import { type ReactNode, useRef, useState } from 'react';
import type { Carry, PointerPlace } from './carry.ts';
import styles from './drag-and-drop.module.css';
import { DragItem } from './drag-item.tsx';
import { DropZone } from './drop-zone.tsx';

interface DragAndDropProps {
  /** What the ids start with: `drag` gives `drag-item`, `drag-zone` and `drag-drop-here`. */
  readonly name: string;
  /** Gets the position of the drop, relative to the upper left corner of the zone. */
  readonly onDrop: (x: number, y: number) => void;
  /** What the zone shows. */
  readonly children: ReactNode;
}

/** An item and its drop zone, usable by mouse (HTML drag events), finger, click and keyboard. */
export const DragAndDrop = ({ name, onDrop, children }: DragAndDropProps) => {
  const zone = useRef<HTMLElement>(null);
  const [carry, setCarry] = useState<Carry>('idle');
  const [isOver, setOver] = useState(false);

  const box = () => zone.current?.getBoundingClientRect() ?? new DOMRect();
  const isInside = ({ clientX, clientY }: PointerPlace) => {
    const { left, right, top, bottom } = box();
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  };
  const end = () => {
    setCarry('idle');
    setOver(false);
  };
  const drop = (place: PointerPlace) => {
    const { left, top, width, height } = box();
    // A drop by a key, and by most scripts, has no position: the middle of the zone is used.
    const { clientX, clientY } = isInside(place)
      ? place
      : { clientX: left + width / 2, clientY: top + height / 2 };
    end();
    onDrop(distance(left, clientX), distance(top, clientY));
  };

  return (
    <div className={`grid ${styles.dragAndDrop}`}>
      <DragItem
        name={name}
        carry={carry}
        onCarry={setCarry}
        onMove={(place) => setOver(isInside(place))}
        onDrop={(place) => (isInside(place) ? drop(place) : end())}
        onEnd={end}
      />
      <DropZone
        ref={zone}
        name={name}
        carry={carry}
        isOver={isOver}
        onOver={setOver}
        onDrop={drop}
        onCancel={end}
      >
        {children}
      </DropZone>
    </div>
  );
};

/** Rounds both values down, because browsers cut off the fraction of the mouse position. */
const distance = (edge: number, place: number): number => Math.floor(place) - Math.floor(edge);
