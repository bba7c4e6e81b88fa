import { html, type Html } from '../../look/html.ts';
import { plural } from '../../look/words.ts';
import type { StayState } from '../stay.ts';
import { postButton } from './post-button.ts';

interface InstancePlace {
  /** The page of the exploration. */
  readonly path: string;
  /** The host by which the explorer has reached the grader. */
  readonly host: string;
  readonly now: number;
  /** The page to look at; the home page if there is none. */
  readonly page?: string;
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

const open = (url: string, page: string, left: string): Html =>
  html`<h2 id="corner-title">Your Sparring</h2>
    <p class="address small">
      <a id="corner" data-testid="corner" href="${url}${page}" target="_blank" rel="noopener"
        >${url}${page === '/' ? '' : page}</a
      >
    </p>
    <p>
      It opens in a new tab and stays for another <strong>${left}</strong>. Its rules are at
      <a id="corner-rules" href="${url}/rules" target="_blank" rel="noopener">${url}/rules</a>.
    </p>`;

const closed = (why: string): Html =>
  html`<h2 id="corner-title">Your Sparring is closed</h2>
    <p>${why} What you have reported stays.</p>`;

/** The Sparring with the defect: where it is, how long it stays. */
export const instancePanel = (
  state: StayState,
  { path, host, now, page = '/' }: InstancePlace,
): Html => {
  if (state.kind === 'opening') return opening;
  if (state.kind === 'waiting')
    return html`${waiting(state.place)}${postButton(`${path}/stop`, 'leave-line', 'Leave the line')}`;
  if (state.kind === 'closed')
    return html`${closed(state.why)}${postButton(`${path}/open`, 'open-again', 'Open it again')}`;
  return html`${open(`http://${host}:${state.webPort}`, page, minutesLeft(state.until, now))}
  ${postButton(`${path}/stop`, 'close-corner', 'Close it')}`;
};
