/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- the rows of a feed take the focus, and keys */
import { type KeyboardEvent, useRef } from 'react';
import type { Load } from '@sparring/practice/labs/endless-list/journey';
import type { Parcel } from '@sparring/practice/labs/endless-list/rows';
import { Button } from '../../ui/button.tsx';
import { testable } from '../../ui/testable.ts';
import { Edge } from './edge.tsx';
import { targetOf } from './keys.ts';
import styles from './page.module.css';
import type { End } from './span.ts';
import { useHand } from './use-hand.ts';
import { useSpan } from './use-span.ts';

const focusable = 'a[href], button:enabled, input:enabled, select:enabled, summary, [tabindex="0"]';

/** The nearest control of the page before or after an element. */
const controlBeside = (element: Element, side: End): HTMLElement | undefined => {
  const position =
    side === 'before' ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const there = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (control) =>
      !element.contains(control) &&
      (element.compareDocumentPosition(control) & position) > 0 &&
      control.checkVisibility(),
  );
  return side === 'before' ? there.at(-1) : there[0];
};

interface FeedProps {
  readonly parcels: readonly Parcel[];
  readonly delayMs: number;
  /** Gets the number of the row, whether a user has chosen it, and the way to it. */
  readonly onChoose: (row: number, isTrusted: boolean, loads: readonly Load[]) => void;
}

/** Moves the focus as the ARIA Authoring Practices describe it. */
const press = (event: KeyboardEvent<HTMLElement>) => {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[aria-posinset]')];
  const at = rows.findIndex((row) => row.contains(event.target as Node));
  const target = targetOf(event, at, rows.length);
  if (target === undefined) return;
  event.preventDefault();
  const next =
    typeof target === 'number' ? rows[target] : controlBeside(event.currentTarget, target);
  next?.focus();
};

/** A feed with a part of its rows in the page. */
export const Feed = ({ parcels, delayMs, onChoose }: FeedProps) => {
  const feed = useRef<HTMLDivElement>(null);
  const hand = useHand();
  const { span, loading, loads, load } = useSpan(feed, parcels.length, delayMs);

  const edge = (end: End, words: string) => (
    <Edge isLoading={loading !== undefined} onReach={() => load(end, hand.hasMoved())}>
      {loading === end && words}
    </Edge>
  );

  return (
    <div {...testable('endless-box')} className={styles.box} {...hand.listeners}>
      {span.from > 0 && edge('before', 'Loading the rows before…')}
      <div
        ref={feed}
        {...testable('endless-feed')}
        role="feed"
        aria-label="Parcels"
        aria-describedby="endless-keys"
        aria-busy={loading !== undefined}
        onKeyDown={press}
      >
        {parcels.slice(span.from, span.to).map(({ title, note }, index) => {
          const row = span.from + index + 1;
          const name = `endless-row-${row}`;
          return (
            <article
              key={row}
              {...testable(name)}
              className={styles.row}
              tabIndex={0}
              aria-labelledby={`${name}-title`}
              aria-posinset={row}
              aria-setsize={parcels.length}
            >
              <span className="muted numeric">{row}</span>
              <div>
                <h3 id={`${name}-title`}>{title}</h3>
                <p>{note}</p>
              </div>
              <Button
                name={`endless-choose-${row}`}
                look="plain"
                aria-label={`Choose ${title}`}
                onClick={({ isTrusted }) => onChoose(row, isTrusted, loads.current)}
              >
                Choose
              </Button>
            </article>
          );
        })}
      </div>
      {span.to < parcels.length ? (
        edge('after', 'Loading more rows…')
      ) : (
        <p className={styles.edge}>The end of the list.</p>
      )}
    </div>
  );
};
