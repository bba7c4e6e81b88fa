import { rootOf } from './root-of.ts';
import { fieldIn, labelled, TextControl } from './text-control.ts';

/** The inner root: no form owns its field, because there is no form in its tree. */
class GuestText extends HTMLElement {
  constructor() {
    super();
    rootOf(this, { mode: 'open' }, labelled('roots-guest', 'Guest'));
  }
}

const content = '<roots-text></roots-text><p>An open root in an open root.</p>';

/** The outer root. */
class GuestField extends TextControl {
  constructor() {
    super({ mode: 'open' }, content, (root) => fieldIn(root.firstElementChild!.shadowRoot!));
  }
}

customElements.define('roots-text', GuestText);
customElements.define('roots-guest-field', GuestField);
