import { html, type Html } from '../../look/html.ts';

/** A box for each value: none, one or several can be chosen. */
export const boxes = (name: string, legend: string, values: readonly string[]): Html =>
  html`<fieldset class="choices">
    <legend>${legend}</legend>
    ${values.map(
      (value) =>
        html`<label
          ><input
            type="checkbox"
            name="${name}"
            id="${name}-${value}"
            data-testid="${name}-${value}"
            value="${value}"
          />
          ${value}</label
        >`,
    )}
  </fieldset>`;
