import type { ReactNode } from 'react';
import styles from './field.module.css';
import { testable } from './testable.ts';

interface FieldProps {
  readonly label: ReactNode;
  /** Id and test id of the control. */
  readonly name: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly children: (wiring: Wiring) => ReactNode;
}

type Wiring = ReturnType<typeof testable> & {
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
};

/**
 * Connects a label, a hint and an error with one control: `<Field …>{(wiring) => <input {...wiring}
 * />}</Field>`
 */
export const Field = ({ label, name, hint, error, children }: FieldProps) => {
  const hintId = hint && `${name}-hint`;
  const errorId = error && `${name}-error`;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;

  return (
    <div className="spaced">
      <label className="label" htmlFor={name}>
        {label}
      </label>
      {children({
        ...testable(name),
        'aria-invalid': Boolean(error),
        'aria-describedby': describedBy,
      })}
      {errorId && (
        <p {...testable(errorId)} className={`error ${styles.error}`}>
          {error}
        </p>
      )}
      {hintId && (
        <p {...testable(hintId)} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
};
