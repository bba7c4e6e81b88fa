import type { ReactNode } from 'react';
import { testable } from '../../ui/testable.ts';
import styles from './part.module.css';

interface PartProps {
  /** What the ids begin with. */
  readonly name: string;
  readonly title: string;
  /** How many rows it has. */
  readonly count: number;
  readonly children: ReactNode;
}

const mostRowsInSight = 5;

/** A part of a card with a table. A long table is folded. */
export const Part = ({ name, title, count, children }: PartProps) => {
  if (count <= mostRowsInSight)
    return (
      <>
        <h3>{title}</h3>
        {children}
      </>
    );
  return (
    <details {...testable(`${name}-fold`)} className={`around ${styles.part}`}>
      <summary {...testable(`${name}-toggle`)}>
        <h3>{title}</h3> <span className="muted">{count}</span>
      </summary>
      {children}
    </details>
  );
};
