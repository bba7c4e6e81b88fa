import type { Method } from '@sparring/contracts/endpoint';
import { html, type Html } from '../../http/send/html.ts';

/** A method in its color. */
export const methodOf = (method: Method): Html =>
  html`<span class="method" data-method="${method}">${method}</span>`;
