import { useEffect } from 'react';
import { type Location, useLocation, useSearchParams } from 'react-router';
import { chapters } from 'virtual:rule-book';
import { TextField } from '../ui/text-field.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { testable } from '../ui/testable.ts';
import { AreaSection } from './area-section.tsx';
import { countOf, filtered } from './filter.ts';
import styles from './rules-page.module.css';

/** Explains the sources that the rules name. */
const Sources = () => (
  <details {...testable('rule-sources')}>
    <summary {...testable('rule-sources-toggle')}>Where a rule comes from</summary>
    <p>The source is printed after the text of the rule:</p>
    <dl>
      <dt>§2.7</dt>
      <dd>a section of the specification that Sparring was built from</dd>
      <dt>contract</dt>
      <dd>the description of the API, which its pages and the OpenAPI file are generated from</dd>
      <dt>page</dt>
      <dd>a text on a page of the site</dd>
      <dt>decision 0043</dt>
      <dd>a record in docs/decisions of the source</dd>
      <dt>RFC 9110, WCAG 2.2</dt>
      <dd>a standard of the web</dd>
      <dt>rule book</dt>
      <dd>this page, when there is no other source</dd>
    </dl>
  </details>
);

const all = countOf(chapters);

/** Opens the area of the rule that the address names, and scrolls to it. */
const showTarget = ({ hash }: Location): void => {
  const target = document.getElementById(hash.slice(1));
  const area = target?.closest('details');
  if (area) area.open = true;
  target?.scrollIntoView();
};

/** The search is in the address, so that a link can name it, and Back and a reload keep it. */
const RulesPage = () => {
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const text = search.get('q') ?? '';
  const shown = filtered(chapters, text);
  const count = countOf(shown);
  const find = (words: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (words) next.set('q', words);
        else next.delete('q');
        return next;
      },
      // The field has its text at once, also for a script that sets it.
      { replace: true, preventScrollReset: true, flushSync: true },
    );

  // The browser looks for the fragment before React has rendered this page. A link that is followed again has a new location.
  useEffect(() => {
    showTarget(location);
  }, [location]);

  return (
    <>
      <PageHeading>Rules</PageHeading>
      <p>
        What Sparring promises, in {all} rules. Each rule is one sentence that a test can check. The
        number of a rule never changes and is never used again.
      </p>
      <search className={`stack ${styles.filter}`} aria-label="Filter the rules">
        <TextField
          label="Find rules"
          name="rules-filter"
          hint="Words, a number such as CART-03, or an area."
          type="search"
          value={text}
          onText={find}
        />
        <output {...testable('rules-shown')} aria-label="Rules shown">
          {count === all ? `All ${all} rules` : `${count} of ${all} rules`}
        </output>
      </search>
      <Sources />
      {shown.map(({ title, areas }) => (
        <section key={title} className="section" aria-label={title}>
          <h2>{title}</h2>
          {areas.map((area) => (
            <AreaSection
              key={area.slug}
              area={area}
              chosen={location.hash.slice(1)}
              isOpen={text.trim() !== ''}
            />
          ))}
        </section>
      ))}
      {count === 0 && (
        <p {...testable('rules-none')}>No rule has all these words. Use fewer or shorter words.</p>
      )}
    </>
  );
};

export default RulesPage;
