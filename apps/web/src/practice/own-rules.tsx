import type { Area } from '@sparring/rules/area';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { testable } from '../ui/testable.ts';
import { RuleList } from './rule-list.tsx';

/** The rules of a page. One area has the title of its page, which is not repeated. */
export const OwnRules = ({ areas }: { readonly areas: readonly Area[] }) => (
  <>
    {areas.map(({ slug, title, rules }) =>
      areas.length === 1 ? (
        <div key={slug} id={`rules-${slug}`}>
          <RuleList rules={rules} />
        </div>
      ) : (
        <section key={slug} aria-labelledby={`rules-${slug}`}>
          <h3 id={`rules-${slug}`}>{title}</h3>
          <RuleList rules={rules} />
        </section>
      ),
    )}
    <p>
      <Link {...testable('rules-all')} to={paths.rules}>
        All rules of Sparring
      </Link>
    </p>
  </>
);
