import { Link } from 'react-router';
import type { Area } from '@sparring/rules/area';
import { paths } from '../paths.ts';
import { testable } from '../ui/testable.ts';
import { Fold } from './fold.tsx';
import { RuleList } from './rule-list.tsx';

/** The rules of the page. */
export const RuleFold = ({ areas }: { readonly areas: readonly Area[] }) => (
  <Fold name="rules" title="Rules of this page">
    {() => (
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
    )}
  </Fold>
);
