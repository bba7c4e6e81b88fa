import type { ComponentProps } from 'react';
import styles from './choice.module.css';
import { testable } from './testable.ts';

type ChoiceProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> & {
  /** Id and test id of the input. */
  readonly token: string;
  readonly type: 'checkbox' | 'radio';
};

/** A native checkbox or radio button inside its label, large enough for a finger. */
export const Choice = ({ token, children, ...rest }: ChoiceProps) => (
  <label className={styles.choice}>
    <input {...testable(token)} {...rest} />
    {children}
  </label>
);
