import type { testable } from '../../../ui/testable.ts';
import css from './alert-box.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

const content = `
  <label for="shadow-input">Text</label>
  <input
    id="shadow-input"
    data-testid="shadow-input"
    class="shadow-input"
    type="text"
    autocomplete="off"
  />
  <button id="shadow-click" data-testid="shadow-click" class="shadow-button" type="button">Click Me</button>
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
    const input = this.shadowRoot?.querySelector('input')?.value ?? '';
    const text = `Button clicked! Input value: ${input}`;
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
