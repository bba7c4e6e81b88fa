import { nightsAfter } from '@sparring/practice/labs/shadow-roots/booking';
import { rootOf } from './root-of.ts';

const content = `
  <span id="roots-nights-label">Nights</span>
  <div class="row">
    <button id="roots-less" data-testid="roots-less" type="button">One night less</button>
    <output id="roots-nights" data-testid="roots-nights" aria-labelledby="roots-nights-label"></output>
    <button id="roots-more" data-testid="roots-more" type="button">One night more</button>
  </div>
  <p>An open root without a field.</p>
`;

/** A number without a native field: only the internals tell the form of it. */
class NightsField extends HTMLElement {
  static readonly formAssociated = true;
  readonly #internals = this.attachInternals();
  readonly #root = rootOf(this, { mode: 'open' }, content);
  #nights = 1;

  constructor() {
    super();
    this.#become(1);
    this.#on('roots-less', -1);
    this.#on('roots-more', 1);
  }

  formResetCallback() {
    this.#become(1);
  }

  #on(id: string, step: number) {
    const press = () => this.#become(nightsAfter(this.#nights, step));
    this.#root.querySelector(`#${id}`)?.addEventListener('click', press);
  }

  #become(nights: number) {
    this.#nights = nights;
    tell(this.#internals, this.#root.querySelector('output'), nights);
  }
}

/** Both see the same number: the form, and whoever looks. */
const tell = (internals: ElementInternals, shown: Element | null, nights: number): void => {
  internals.setFormValue(String(nights));
  if (shown) shown.textContent = String(nights);
};

customElements.define('roots-nights-field', NightsField);
