import { rootOf } from './root-of.ts';

/** Its root has no field: the one that is seen in it stays in the page. */
class CityCard extends HTMLElement {
  constructor() {
    super();
    rootOf(this, { mode: 'open' }, '<slot></slot><p>Slotted: this field is in the page.</p>');
  }
}

customElements.define('roots-city-card', CityCard);
