import { html, type Html } from '../../look/html.ts';
import { postButton } from './post-button.ts';

/** Each hint lies behind the fold of the one before it. */
export const nestedHints = ([first, ...others]: readonly string[], number = 1): Html | false =>
  first !== undefined &&
  html`<details class="hint-fold">
    <summary id="hint-${number}" data-testid="hint-${number}">Hint ${number}</summary>
    <p>${first}</p>
    ${nestedHints(others, number + 1)}
  </details>`;

/** What somebody does who is stuck. */
export const help = (path: string, hints: Html | false): Html =>
  html`<section id="help" aria-labelledby="help-title">
    <h2 id="help-title">Stuck?</h2>
    ${hints}
    <details class="give-up">
      <summary id="give-up" data-testid="give-up">Give up</summary>
      <p>The answer ends the search: there are no reports after it.</p>
      ${postButton(`${path}/answer`, 'show-answer', 'Show the answer')}
    </details>
  </section>`;
