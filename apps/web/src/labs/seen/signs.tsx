import type { ReactNode } from 'react';
import type { Look, Sign } from '@sparring/practice/labs/seen/signs';
import { keyboardStop } from '../../ui/scroll-box.tsx';
import { testable } from '../../ui/testable.ts';
import styles from './page.module.css';

const classes: Partial<Readonly<Record<Look, string | undefined>>> = {
  'not rendered': styles.notRendered,
  invisible: styles.invisible,
  transparent: styles.transparent,
  'without size': styles.withoutSize,
  clipped: styles.clipped,
  'off the page': styles.offThePage,
  turned: styles.turned,
};

/** What is around the word of a sign. */
const around: Partial<Readonly<Record<Look, (word: ReactNode) => ReactNode>>> = {
  covered: (word) => (
    <div className={styles.below}>
      {word}
      <div className={styles.cover} />
    </div>
  ),
  closed: (word) => (
    <details>
      <summary {...testable('seen-more')}>More</summary>
      {word}
    </details>
  ),
  'visible in an invisible box': (word) => <div className={styles.revealing}>{word}</div>,
  'below the edge of a box': (word) => (
    <div className={styles.box} {...keyboardStop('A box that scrolls')}>
      <p>Scroll down.</p>
      {word}
    </div>
  ),
};

export const Signs = ({ signs }: { readonly signs: readonly Sign[] }) => (
  <ol className={styles.signs}>
    {signs.map(({ look, word }, at) => {
      const name = `seen-sign-${at + 1}`;
      const element = (
        <p {...testable(name)} className={classes[look]}>
          {word}
        </p>
      );
      return <li key={name}>{around[look]?.(element) ?? element}</li>;
    })}
  </ol>
);
