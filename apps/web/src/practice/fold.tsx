import { type ReactNode, useState } from 'react';
import { testable } from '../ui/testable.ts';
import styles from './fold.module.css';

interface FoldProps {
  /** Id and test id; the summary has the id `<name>-toggle`. */
  readonly name: string;
  readonly title: string;
  readonly children: () => ReactNode;
}

/**
 * A part of the page that is rendered only while it is open. Its text can quote a text of the page, and a
 * test that looks for that text must find it only once.
 */
export const Fold = ({ name, title, children }: FoldProps) => {
  const [isOpen, setOpen] = useState(false);

  return (
    <details
      {...testable(name)}
      className={`panel ${styles.fold}`}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary {...testable(`${name}-toggle`)} className="hoverable">
        <h2>{title}</h2>
      </summary>
      {isOpen && children()}
    </details>
  );
};
