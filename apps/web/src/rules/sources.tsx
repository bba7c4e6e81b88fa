import { testable } from '../ui/testable.ts';

/** What stands behind each rule. */
export const Sources = () => (
  <details {...testable('rule-sources')}>
    <summary {...testable('rule-sources-toggle')}>Where a rule comes from</summary>
    <p>It is said behind the rule:</p>
    <dl>
      <dt>§2.7</dt>
      <dd>a section of the specification that Sparring was built from</dd>
      <dt>contract</dt>
      <dd>the description of the API, as its pages and OpenAPI print it</dd>
      <dt>page</dt>
      <dd>the words on the page itself</dd>
      <dt>decision 0043</dt>
      <dd>a record in docs/decisions of the source</dd>
      <dt>RFC 9110, WCAG 2.2</dt>
      <dd>a standard of the web</dd>
      <dt>rule book</dt>
      <dd>this page: it is promised here first</dd>
    </dl>
  </details>
);
