import { Link } from 'react-router';
import type { Area } from '@sparring/rules/area';
import { paths } from '../paths.ts';
import { testable } from '../ui/testable.ts';
import styles from './rule-fold.module.css';
import { RuleList } from './rule-list.tsx';

/** What the page promises, closed until somebody asks. */
export const RuleFold = ({ areas }: { readonly areas: readonly Area[] }) => (
  <details {...testable('rules')} className={styles.ruleFold}>
    <summary {...testable('rules-toggle')}>
      <h2>Rules of this page</h2>
    </summary>
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
  </details>
);
