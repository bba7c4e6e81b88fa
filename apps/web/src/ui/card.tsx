import type { ReactNode } from 'react';
import styles from './card.module.css';
import { testable } from './testable.ts';

interface CardProps {
  /** Id and test id; the heading inside that names the card has the id `<name>-title`. */
  readonly name: string;
  readonly children: ReactNode;
}

export const Card = ({ name, children }: CardProps) => (
  <article {...testable(name)} className={`panel ${styles.card}`} aria-labelledby={`${name}-title`}>
    {children}
  </article>
);
