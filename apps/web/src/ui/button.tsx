import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import styles from './button.module.css';
import { testable } from './testable.ts';

interface Look {
  /** Id and test id. */
  readonly name: string;
  readonly look?: 'primary' | 'plain';
}

const classOf = (look: Look['look']) =>
  look === 'plain' ? `${styles.button} ${styles.plain}` : styles.button;

type ButtonProps = Look & Omit<ComponentProps<'button'>, 'id' | 'className' | 'name'>;

export const Button = ({ name, look, type = 'button', ...rest }: ButtonProps) => (
  <button {...testable(name)} className={classOf(look)} type={type} {...rest} />
);

type ButtonLinkProps = Look & Omit<ComponentProps<typeof Link>, 'id' | 'className'>;

export const ButtonLink = ({ name, look, ...rest }: ButtonLinkProps) => (
  <Link {...testable(name)} className={classOf(look)} {...rest} />
);
