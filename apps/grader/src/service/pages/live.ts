import { html, type Html } from '../../look/html.ts';

/** How the page learns that something has changed: from events, or by asking every few seconds. */
export type Follow =
  | { readonly events: string }
  | { readonly everySeconds: number }
  | 'nothing more';

/** Where the script finds how the page is kept up to date. The parts with `data-live` are exchanged. */
export const following = (follow: Follow): Html => {
  const how =
    follow === 'nothing more'
      ? undefined
      : 'events' in follow
        ? html`data-events="${follow.events}"`
        : html`data-every-seconds="${follow.everySeconds}"`;
  return html`<p
    id="connection"
    data-testid="connection"
    class="connection"
    role="status"
    ${how}
  ></p>`;
};

/** Without a script the page says that it stands still. */
export const reloadYourself = (): Html =>
  html`<noscript
    ><p class="muted">This page stands still without JavaScript: reload it.</p></noscript
  >`;
