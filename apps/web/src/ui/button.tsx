import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import styles from './button.module.css';
import { testable } from './testable.ts';

interface Look {
  /** Id and test id. */
  readonly name: string;
  readonly look?: 'primary' | 'plain';
}

const classOf = (look: Look['look'], className?: string) =>
  [styles.button, look === 'plain' && styles.plain, className].filter(Boolean).join(' ');

type ButtonProps = Look & Omit<ComponentProps<'button'>, 'id' | 'name'>;

export const Button = ({ name, look, className, type = 'button', ...rest }: ButtonProps) => (
  <button {...testable(name)} className={classOf(look, className)} type={type} {...rest} />
);

type ButtonLinkProps = Look & Omit<ComponentProps<typeof Link>, 'id' | 'className'>;

export const ButtonLink = ({ name, look, ...rest }: ButtonLinkProps) => (
  <Link {...testable(name)} className={classOf(look)} {...rest} />
);
