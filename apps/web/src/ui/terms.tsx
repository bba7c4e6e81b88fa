import type { ReactNode } from 'react';
import styles from './terms.module.css';

interface TermsProps {
  readonly of: readonly { readonly word: string; readonly meaning: ReactNode }[];
}

/** Words with their meanings. */
export const Terms = ({ of }: TermsProps) => (
  <dl className={`stack ${styles.terms}`}>
    {of.map(({ word, meaning }) => (
      <div key={word}>
        <dt>{word}</dt>
        <dd className="flush">{meaning}</dd>
      </div>
    ))}
  </dl>
);
