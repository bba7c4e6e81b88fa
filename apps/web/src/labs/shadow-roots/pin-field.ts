import { labelled, TextControl } from './text-control.ts';

const content = `${labelled('roots-pin-text', 'PIN', 'numeric')}<p>A closed root.</p>`;

/** No script of the page gets its root. A click on the element and the Tab key lead into its field. */
class PinField extends TextControl {
  constructor() {
    super({ mode: 'closed', delegatesFocus: true }, content);
  }
}

customElements.define('roots-pin-field', PinField);
