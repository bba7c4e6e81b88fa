import { html, type Html } from './html.ts';

/** Why a run was red, as far as its command has said: folded, because it may be long. */
export const endOfRun = (output: string | undefined, of: string): Html | undefined =>
  output === undefined
    ? undefined
    : html`<details class="end-of-run">
        <summary>The end of the output<span class="hidden"> with ${of}</span></summary>
        <pre tabindex="0" aria-label="The end of the output with ${of}">${output}</pre>
      </details>`;
