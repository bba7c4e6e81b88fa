import { testable } from '../ui/testable.ts';
import type { PromiseException } from './promise.ts';

/** The promises that the page breaks on purpose, with reasons. */
export const ExceptionList = ({
  exceptions,
}: {
  readonly exceptions: readonly PromiseException[];
}) => (
  <section aria-labelledby="flaws-title">
    <h2 id="flaws-title">Flaws on purpose</h2>
    <p>
      The other pages of this site keep the following promises. This page breaks them, because the
      flaw is the exercise:
    </p>
    <ul {...testable('flaws')}>
      {exceptions.map(({ breaks, why }) => (
        <li key={breaks}>
          <strong>A page {breaks}.</strong> {why}
        </li>
      ))}
    </ul>
  </section>
);
