import { useRef, useState } from 'react';
import type { ListName, CardPlace } from '@sparring/practice/labs/board/lists';

export type Drag = ReturnType<typeof useDrag>;

interface Shown {
  readonly card?: string | undefined;
  readonly list?: ListName | undefined;
}

/** The card that is dragged, and where it would go. Refs, because a drop can come before the next render. */
export const useDrag = (move: (card: string, to: CardPlace) => void) => {
  const card = useRef<string>(undefined);
  const list = useRef<ListName>(undefined);
  const place = useRef<CardPlace>(undefined);
  const [shown, setShown] = useState<Shown>({});
  const show = () => setShown({ card: card.current, list: list.current });

  const put = (to: CardPlace | undefined) => {
    list.current = to?.list;
    place.current = to;
    show();
  };
  const end = () => {
    card.current = undefined;
    put(undefined);
  };

  return {
    shown,
    card,
    end,
    put,
    start: (dragged: string) => {
      card.current = dragged;
      show();
    },
    /** The first time a list only notices that something is above it: the mouse has to move there. */
    over: (to: CardPlace) => {
      if (list.current === to.list) return put(to);
      list.current = to.list;
      place.current = undefined;
      show();
    },
    drop: () => {
      const [dragged, to] = [card.current, place.current];
      end();
      if (dragged !== undefined && to) move(dragged, to);
    },
  };
};
