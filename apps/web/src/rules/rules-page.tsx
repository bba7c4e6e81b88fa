import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { chapters } from 'virtual:rule-book';
import { Field } from '../ui/field.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { testable } from '../ui/testable.ts';
import { AreaLinks } from './area-links.tsx';
import { AreaSection } from './area-section.tsx';
import { countOf, filtered } from './filter.ts';
import styles from './rules-page.module.css';
import { Sources } from './sources.tsx';

const all = countOf(chapters);

const RulesPage = () => {
  const [text, setText] = useState('');
  const { hash } = useLocation();
  const shown = filtered(chapters, text);
  const count = countOf(shown);

  // The browser looks for the fragment before React has rendered this page.
  useEffect(() => {
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);

  return (
    <>
      <PageHeading>Rules</PageHeading>
      <p>
        What Sparring promises, in {all} rules. Each rule is one sentence that a test can check. The
        number of a rule never changes and is never used again.
      </p>
      <Sources />
      <search className={styles.filter} aria-label="Filter the rules">
        <Field
          label="Find rules"
          name="rules-filter"
          hint="Words, a number such as CART-03, or an area."
        >
          {(wiring) => (
            <input
              {...wiring}
              type="search"
              autoComplete="off"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <output {...testable('rules-shown')} aria-label="Rules shown">
          {count === all ? `All ${all} rules` : `${count} of ${all} rules`}
        </output>
      </search>
      <AreaLinks chapters={shown} />
      {shown.map(({ title, areas }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          {areas.map((area) => (
            <AreaSection key={area.slug} area={area} chosen={hash.slice(1)} />
          ))}
        </section>
      ))}
    </>
  );
};

export default RulesPage;
