import { testable } from '../ui/testable.ts';

/** Explains the sources that the rules name. */
export const Sources = () => (
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
