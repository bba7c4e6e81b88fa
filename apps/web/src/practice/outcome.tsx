import type { ReactNode } from 'react';
import styles from './outcome.module.css';
import { testable } from '../ui/testable.ts';

interface OutcomeProps {
  readonly label: string;
  /** Id and test id of the `<output>`. */
  readonly name: string;
  /** For a value that changes with every key: screen readers already announce the control. */
  readonly quiet?: boolean;
  /** Shown as a success: in green and with a tick. */
  readonly isGood?: boolean | undefined;
  readonly children: ReactNode;
}

/** The result of an exercise. Screen readers announce each change. */
export const Outcome = ({ label, name, quiet, isGood, children }: OutcomeProps) => (
  <p className={isGood ? `${styles.outcome} ${styles.good}` : styles.outcome}>
    <span className="small bold" id={`${name}-label`}>
      {label}
    </span>
    <output
      {...testable(name)}
      className={styles.value}
      aria-labelledby={`${name}-label`}
      aria-live={quiet ? 'off' : undefined}
    >
      {children}
    </output>
  </p>
);
