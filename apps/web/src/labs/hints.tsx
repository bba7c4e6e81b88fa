import type { Ref } from 'react';
import { Fold } from '../practice/fold.tsx';
import { Marked } from '../ui/marked.tsx';
import styles from './hints.module.css';

interface HintsProps {
  readonly list: Ref<HTMLDivElement>;
  readonly hints: readonly string[];
}

/** Each hint has a fold of its own, so that a visitor reads only as much as is needed. */
export const Hints = ({ list, hints }: HintsProps) => (
  <div ref={list} className={styles.hints}>
    {hints.map((hint, index) => (
      <Fold key={hint} name={`hint-${index + 1}`} title={`Hint ${index + 1} of ${hints.length}`}>
        {() => (
          <p className={styles.hint}>
            <Marked>{hint}</Marked>
          </p>
        )}
      </Fold>
    ))}
  </div>
);
