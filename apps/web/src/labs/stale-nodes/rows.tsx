import { type PointerEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { List } from '@sparring/practice/labs/stale-nodes/lists';
import { countOf, type Take } from '@sparring/practice/labs/stale-nodes/takes';
import { Button } from '../../ui/button.tsx';
import { testable } from '../../ui/testable.ts';
import styles from './page.module.css';

interface RowsProps {
  readonly list: List;
  readonly order: readonly string[];
  /** How often the lists were reordered. */
  readonly moves: number;
  readonly takes: readonly Take[];
  /** The same function at every render. */
  readonly take: (taken: Take) => void;
}

/** A list. A mouse that enters it begins another build, which only some lists notice. */
export const Rows = ({ list, order, moves, takes, take }: RowsProps) => {
  const [visits, setVisits] = useState(0);
  const isInside = useRef(false);
  const [listen] = useState(() => listenWhenRemoved(take));
  const name = `stale-${nameOf(list.name)}`;

  /* At once, because a click that follows has to meet the new nodes. A press that comes without a move keeps them. */
  const enter = ({ pointerType, buttons }: PointerEvent) => {
    if (pointerType !== 'mouse' || buttons > 0 || isInside.current) return;
    isInside.current = true;
    flushSync(() => setVisits((before) => before + 1));
  };

  return (
    <section>
      <h2 id={`${name}-title`}>{list.name}</h2>
      <ul
        {...testable(name)}
        className={`flush stack ${styles.rows}`}
        aria-labelledby={`${name}-title`}
        onPointerEnter={enter}
        onPointerLeave={() => (isInside.current = false)}
      >
        {order.map((item, place) => (
          <li key={list.keyOf({ item, place, build: moves + visits })}>
            <Button
              name={`stale-take-${nameOf(item)}`}
              look="plain"
              value={item}
              ref={listen}
              onClick={() => take({ item, stale: false })}
            >
              Take {item}
            </Button>
            <span {...testable(`stale-count-${nameOf(item)}`)} className="muted">
              taken {inWords(countOf(takes, item))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const inWords = (count: number): string => (count === 1 ? '1 time' : `${count} times`);

const nameOf = (words: string): string => words.toLowerCase().replace(' ', '-');

/** React does not hear a click on a node that it has removed, but the node does. */
const listenWhenRemoved =
  (take: (taken: Take) => void) =>
  (button: HTMLButtonElement | null): void =>
    button?.addEventListener('click', () => {
      if (!button.isConnected) take({ item: button.value, stale: true });
    });
