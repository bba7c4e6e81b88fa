import { type ReactNode, useRef, useState } from 'react';
import type { Carry, PointerPlace } from './carry.ts';
import styles from './drag-and-drop.module.css';
import { DragItem } from './drag-item.tsx';
import { DropZone } from './drop-zone.tsx';

interface DragAndDropProps {
  /** What the ids start with: `drag` gives `drag-item`, `drag-zone` and `drag-drop-here`. */
  readonly name: string;
  /** Hears where the item was dropped, measured from the zone's upper left corner. */
  readonly onDrop: (x: number, y: number) => void;
  /** What the zone shows. */
  readonly children: ReactNode;
}

/** One item and the zone it belongs in: by mouse (HTML drag events), finger, click or keyboard. */
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
    // A key, and most scripts, name no place: the middle stands for it.
    const { clientX, clientY } = isInside(place)
      ? place
      : { clientX: left + width / 2, clientY: top + height / 2 };
    end();
    onDrop(distance(left, clientX), distance(top, clientY));
  };

  return (
    <div className={styles.dragAndDrop}>
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

/** In whole pixels on both sides, because a browser cuts off the fraction of where the mouse is. */
const distance = (edge: number, place: number): number => Math.floor(place) - Math.floor(edge);
