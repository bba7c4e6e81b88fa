import type { ReactNode } from 'react';
import styles from './card.module.css';
import { testable } from './testable.ts';

interface CardProps {
  /** Id and test id; the heading inside that names the card has the id `<name>-title`. */
  name: string;
  children: ReactNode;
}

export function Card({ name, children }: CardProps) {
  return (
    <article {...testable(name)} className={styles.card} aria-labelledby={`${name}-title`}>
      {children}
    </article>
  );
}
