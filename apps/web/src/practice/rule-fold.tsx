import { useState } from 'react';
import { Link } from 'react-router';
import type { Area } from '@sparring/rules/area';
import { paths } from '../paths.ts';
import { testable } from '../ui/testable.ts';
import styles from './rule-fold.module.css';
import { RuleList } from './rule-list.tsx';

/**
 * The rules of the page, rendered only while the fold is open. A rule can quote a text of the page, and
 * a test that looks for that text must find it only once.
 */
export const RuleFold = ({ areas }: { readonly areas: readonly Area[] }) => {
  const [isOpen, setOpen] = useState(false);

  return (
    <details
      {...testable('rules')}
      className={styles.ruleFold}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary {...testable('rules-toggle')}>
        <h2>Rules of this page</h2>
      </summary>
      {isOpen && <Inside areas={areas} />}
    </details>
  );
};

const Inside = ({ areas }: { readonly areas: readonly Area[] }) => (
  <>
    {areas.map(({ slug, title, rules }) => (
      <section key={slug} aria-labelledby={`rules-${slug}`}>
        <h3 id={`rules-${slug}`}>{title}</h3>
        <RuleList rules={rules} />
      </section>
    ))}
    <p>
      <Link {...testable('rules-all')} to={paths.rules}>
        All rules of Sparring
      </Link>
    </p>
  </>
);
