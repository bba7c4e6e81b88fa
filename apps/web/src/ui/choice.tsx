import type { ComponentProps } from 'react';
import styles from './choice.module.css';
import { testable } from './testable.ts';

type ChoiceProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'name' | 'type'> & {
  /** Id and test id of the input. */
  readonly name: string;
  /** The native name, which radio buttons of one group share. */
  readonly group?: string;
  readonly type: 'checkbox' | 'radio';
};

/** A native checkbox or radio button inside its label, large enough for a finger. */
export const Choice = ({ name, group, children, ...rest }: ChoiceProps) => (
  <label className={styles.choice} htmlFor={name}>
    <input {...testable(name)} name={group} {...rest} />
    {children}
  </label>
);
