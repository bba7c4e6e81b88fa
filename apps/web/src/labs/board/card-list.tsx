import type { DragEvent } from 'react';
import type { ListName, CardPlace } from '@sparring/practice/labs/board/lists';
import { testable } from '../../ui/testable.ts';
import { Card } from './card.tsx';
import styles from './page.module.css';
import { placeIn } from './place-at.ts';
import type { Drag } from './use-drag.ts';

interface CardListProps {
  readonly name: ListName;
  readonly cards: readonly string[];
  readonly drag: Drag;
  readonly move: (card: string, to: CardPlace) => void;
}

export const CardList = ({ name, cards, drag, move }: CardListProps) => {
  const id = `board-${name.toLowerCase().replace(' ', '-')}`;

  const hover = (event: DragEvent<HTMLElement>) => {
    const { current: dragged } = drag.card;
    const place = dragged && placeIn(event.currentTarget, event.clientY, dragged);
    if (!place) return;
    event.preventDefault();
    drag.over(place);
  };
  const leave = ({ currentTarget, relatedTarget }: DragEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) drag.put(undefined);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    drag.drop();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons of the cards are the keyboard's way
    <section
      className={`box ${styles.list}`}
      aria-labelledby={`${id}-heading`}
      data-list={name}
      data-over={drag.shown.list === name}
      onDragOver={hover}
      onDragLeave={leave}
      onDrop={drop}
    >
      <h2 id={`${id}-heading`}>{name}</h2>
      <ol {...testable(id)} className="stack flush" aria-label={`Cards in ${name}`}>
        {cards.map((card, at) => (
          <Card
            key={card}
            card={card}
            list={name}
            at={at}
            drag={drag}
            move={(to) => move(card, to)}
          />
        ))}
      </ol>
    </section>
  );
};
