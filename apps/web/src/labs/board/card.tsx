import type { DragEvent } from 'react';
import { type ListName, type CardPlace, steps } from '@sparring/practice/labs/board/lists';
import { useFinger } from '../../practice/use-finger.ts';
import { Button } from '../../ui/button.tsx';
import { focusAfter } from '../../ui/focus-after.ts';
import { testable } from '../../ui/testable.ts';
import styles from './page.module.css';
import { placeAt } from './place-at.ts';
import type { Drag } from './use-drag.ts';

interface CardProps {
  readonly card: string;
  readonly list: ListName;
  readonly at: number;
  readonly drag: Drag;
  readonly move: (to: CardPlace) => void;
}

const ways = [
  ['Left', '←'],
  ['Right', '→'],
  ['Up', '↑'],
  ['Down', '↓'],
] as const;

export const Card = ({ card, list, at, drag, move }: CardProps) => {
  const id = `board-${card.toLowerCase()}`;
  const finger = useFinger({
    onMove: (place) => {
      drag.start(card);
      drag.put(placeAt(place, card));
    },
    onDrop: drag.drop,
    onEnd: drag.end,
  });

  const start = (event: DragEvent) => {
    // A long press starts a drag of the browser, but the finger is already followed.
    if (finger.isDown.current) return event.preventDefault();
    event.dataTransfer.setData('text/plain', card);
    event.dataTransfer.effectAllowed = 'move';
    drag.start(card);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons are the keyboard's way
    <li
      {...testable(id)}
      className={styles.card}
      data-card={card}
      data-dragged={drag.shown.card === card}
      draggable
      onDragStart={start}
      onDragEnd={drag.end}
    >
      <span className={styles.name} onPointerDown={finger.press}>
        {card}
      </span>
      {ways.map(([way, sign]) => (
        <Button
          key={way}
          name={`${id}-${way.toLowerCase()}`}
          look="plain"
          aria-label={`${way} ${card}`}
          onClick={() => {
            // In another list the card has other elements.
            focusAfter(() => move(steps[way](list, at)), `${id}-${way.toLowerCase()}`);
          }}
        >
          {sign}
        </Button>
      ))}
    </li>
  );
};
