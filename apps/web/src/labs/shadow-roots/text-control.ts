import { rootOf } from './root-of.ts';

/** A label and a field; both get their ids from one name. */
export const labelled = (name: string, label: string, inputMode = 'text'): string => `
  <label for="${name}">${label}</label>
  <input id="${name}" data-testid="${name}" type="text" inputmode="${inputMode}" autocomplete="off" />
`;

export const fieldIn = (root: ShadowRoot): HTMLInputElement => root.querySelector('input')!;

/**
 * A form sees this element, not the field in its shadow root. It has no property for the value, so that only
 * what is typed gets into the form.
 */
export abstract class TextControl extends HTMLElement {
  static readonly formAssociated = true;
  readonly #internals = this.attachInternals();
  readonly #field: () => HTMLInputElement;

  constructor(init: ShadowRootInit, content: string, find = fieldIn) {
    super();
    const root = rootOf(this, init, content);
    this.#field = () => find(root);
    this.addEventListener('input', () => this.#internals.setFormValue(this.#field().value));
    this.#internals.setFormValue('');
  }

  formResetCallback() {
    this.#field().value = '';
    this.#internals.setFormValue('');
  }
}
