import { testable } from '../ui/testable.ts';
import type { Flaw } from './promise.ts';

/** The promises that the page breaks on purpose, with reasons. */
export const FlawList = ({ flaws }: { readonly flaws: readonly Flaw[] }) => (
  <section aria-labelledby="flaws-title">
    <h2 id="flaws-title">Flaws on purpose</h2>
    <p>
      The other pages of this site keep the following promises. This page breaks them, because the
      flaw is the exercise:
    </p>
    <ul {...testable('flaws')}>
      {flaws.map(({ breaks, why }) => (
        <li key={breaks}>
          <strong>A page {breaks}.</strong> {why}
        </li>
      ))}
    </ul>
  </section>
);
