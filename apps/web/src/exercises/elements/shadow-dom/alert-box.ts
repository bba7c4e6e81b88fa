import type { testable } from '../../../ui/testable.ts';
import css from './alert-box.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

const content = `
  <label for="shadow-text">Text</label>
  <input id="shadow-text" data-testid="shadow-text" type="text" autocomplete="off" />
  <button id="shadow-click" data-testid="shadow-click" type="button">Click Me</button>
`;

/** A web component without a library. */
class AlertBox extends HTMLElement {
  connectedCallback() {
    if (this.shadowRoot) return;
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    root.innerHTML = content;
    root.querySelector('button')?.addEventListener('click', () => this.raise());
  }

  raise() {
    const text = this.shadowRoot?.querySelector('input')?.value ?? '';
    globalThis.alert(text);
    this.dispatchEvent(new CustomEvent('said', { detail: text }));
  }
}

customElements.define('alert-box', AlertBox);

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      readonly 'alert-box': ReturnType<typeof testable> & {
        onsaid: (event: CustomEvent<string>) => void;
      };
    }
  }
}
