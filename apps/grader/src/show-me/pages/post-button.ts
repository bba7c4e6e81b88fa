import { html, type Html } from '../../look/html.ts';

/** A button that sends an empty form. */
export const postButton = (action: string, name: string, text: string): Html =>
  html`<form method="post" action="${action}">
    <button id="${name}" data-testid="${name}">${text}</button>
  </form>`;
