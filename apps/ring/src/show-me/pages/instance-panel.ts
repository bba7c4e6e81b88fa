import { html, type Html } from '../../look/html.ts';
import { plural } from '../../look/words.ts';
import type { StayState } from '../stay.ts';

interface InstancePlace {
  /** The page of the exploration. */
  readonly path: string;
  /** The host by which the explorer has reached the ring. */
  readonly host: string;
  readonly now: number;
}

const minutesLeft = (until: number, now: number): string =>
  plural(Math.max(1, Math.round((until - now) / 60_000)), 'minute');

const opening = html`<h2 id="corner-title">Your Sparring</h2>
  <p>It opens in a moment.</p>`;

const waiting = (place: number): Html =>
  html`<h2 id="corner-title">Your Sparring</h2>
    <p>
      All places are taken. ${place === 1 ? 'You are next.' : `You are number ${place} in line.`}
      Your Sparring opens by itself; stay on this page.
    </p>`;

const open = (url: string, left: string): Html =>
  html`<h2 id="corner-title">Your Sparring</h2>
    <p class="address small">
      <a id="corner" data-testid="corner" href="${url}/" target="_blank" rel="noopener">${url}</a>
    </p>
    <p>
      It opens in a new tab and stays for another <strong>${left}</strong>. Its rules are at
      <a id="corner-rules" href="${url}/rules" target="_blank" rel="noopener">${url}/rules</a>.
    </p>`;

const closed = (why: string): Html =>
  html`<h2 id="corner-title">Your Sparring is closed</h2>
    <p>${why} What you have reported stays.</p>`;

const button = (action: string, name: string, text: string): Html =>
  html`<form method="post" action="${action}">
    <button id="${name}" data-testid="${name}">${text}</button>
  </form>`;

/** The Sparring with the defect: where it is, how long it stays. */
export const instancePanel = (state: StayState, { path, host, now }: InstancePlace): Html => {
  if (state.kind === 'opening') return opening;
  if (state.kind === 'waiting')
    return html`${waiting(state.place)}${button(`${path}/stop`, 'leave-line', 'Leave the line')}`;
  if (state.kind === 'closed')
    return html`${closed(state.why)}${button(`${path}/open`, 'open-again', 'Open it again')}`;
  return html`${open(`http://${host}:${state.webPort}`, minutesLeft(state.until, now))}
  ${button(`${path}/stop`, 'close-corner', 'Close it')}`;
};
