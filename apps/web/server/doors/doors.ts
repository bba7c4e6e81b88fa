import type { Request, Response } from 'express';
import type { House } from '@sparring/practice/house';
import {
  codeOf,
  type Door,
  lateCode,
  oldCode,
  pathOf,
  shownCode,
  statusOf,
} from '@sparring/practice/labs/doors/doors';
import { windowMs } from '@sparring/practice/labs/waits/rounds';
import { basicChallenge, digestChallenge, hasBasic, hasDigest } from './credentials.ts';
import { codeIn, documentOf, escaped } from './document.ts';
import type { createWaiting } from './waiting.ts';

export interface Visit {
  readonly house: House;
  /** In seconds. */
  readonly delay: number;
  readonly request: Request;
  readonly response: Response;
  readonly wait: ReturnType<typeof createWaiting>;
}

type Answer = (visit: Visit) => void;

/** Longer than the usual timeouts of tools for a page, and shorter than that of the server for a silent connection. */
const pictureMs = 35_000;

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const code =
  (title: Door, text = ''): Answer =>
  ({ house, response }) =>
    void response.send(documentOf({ title, body: text + codeIn(shownCode(house, title)) }));

const hop =
  (status: number, to: string): Answer =>
  ({ house, delay, response }) =>
    response.redirect(status, pathOf(house, to, delay));

const busy = ({ response }: Visit): void =>
  void response
    .status(503)
    .set('Retry-After', '5')
    .type('text')
    .send('This workspace waits for 20 documents already, which is the limit.\n');

const slow: Answer = (visit) => {
  const { house, response, delay, wait } = visit;
  if (!wait(house.workspace, response, delay * 1000, () => code('Slow')(visit))) busy(visit);
};

const picture: Answer = (visit) => {
  const { house, response, wait } = visit;
  if (!wait(house.workspace, response, pictureMs, () => response.destroy())) return busy(visit);
  response.type('png').write(pngSignature);
};

const withPicture: Answer = ({ house, delay, response }) => {
  const src = escaped(pathOf(house, 'image', delay));
  const image = `<img src="${src}" alt="A picture that never ends" width="120" height="80" />`;
  const body = codeIn(shownCode(house, 'Picture')) + image;
  response.send(documentOf({ title: 'Picture', body }));
};

/** A document that leads on to the door. */
const before =
  (title: 'Refresh' | 'Timer'): Answer =>
  ({ house, delay, response }) => {
    const end = escaped(pathOf(house, `${title}-end`, delay));
    const head =
      title === 'Refresh'
        ? `<meta http-equiv="refresh" content="${Math.ceil(delay)};url=${end}" />`
        : `<script src="/doors/timer.js" data-to="${end}" data-delay="${delay}"></script>`;
    const body = `<p>This code is old. The new one comes soon.</p>${codeIn(oldCode(house, title))}`;
    response.send(documentOf({ title, head, body }));
  };

/** The door is read in time by a test that waits for it, and too late by one that sleeps. */
const window =
  (title: 'Refresh' | 'Timer'): Answer =>
  ({ house, delay, response }) => {
    const late = escaped(pathOf(house, `${title}-late`, delay));
    const head = `<meta http-equiv="refresh" content="${windowMs / 1000};url=${late}" />`;
    const body = codeIn(shownCode(house, title));
    response.send(documentOf({ title, head, body }));
  };

const late =
  (title: 'Refresh' | 'Timer'): Answer =>
  ({ house, response }) => {
    const body = `<p>The code was here for three seconds. Open the door again.</p>${codeIn(lateCode(house, title))}`;
    response.send(documentOf({ title, body }));
  };

const locked =
  (
    title: 'Basic' | 'Digest',
    challenge: (now: number) => string,
    isOpen: typeof hasDigest,
  ): Answer =>
  (visit) => {
    const { request, response } = visit;
    const now = Date.now();
    if (isOpen(request, now)) return code(title)(visit);
    response.status(401).set('WWW-Authenticate', challenge(now));
    const body = '<p>This door needs a username and a password.</p>';
    response.send(documentOf({ title, body }));
  };

const status: Answer = (visit) => {
  visit.response.status(statusOf(visit.house));
  const text = '<p>The whole code is the status of this response, a hyphen, and this code.</p>';
  code('Status', text)(visit);
};

const error: Answer = ({ house, delay, response }) => {
  const head = `<script src="${escaped(pathOf(house, 'error.js', delay))}" defer></script>`;
  const body = `<p><button id="door-open" data-testid="door-open" type="button">Open</button></p>
      <p><output id="door-state" data-testid="door-state" aria-label="State">Everything is fine.</output></p>`;
  response.send(documentOf({ title: 'Error', head, body }));
};

const errorScript: Answer = ({ house, response }) => {
  const whole = codeOf(house, 'Error');
  response.type('js').send(`document.querySelector('#door-open').addEventListener('click', () => {
  Promise.reject(new Error('The second half of the code is ${whole.slice(2)}'));
  throw new Error('The first half of the code is ${whole.slice(0, 2)}');
});
`);
};

const scripts: Answer = ({ house, request, response }) => {
  const agent = escaped(request.get('User-Agent') ?? 'none');
  const body = `${codeIn(shownCode(house, 'Scripts'))}
      <p>User agent: <output id="door-agent" data-testid="door-agent" aria-label="User agent">${agent}</output></p>
      <noscript><p>No script runs here.</p></noscript>
      <script src="/doors/scripts.js"></script>`;
  response.vary('User-Agent').send(documentOf({ title: 'Scripts', body }));
};

const digest = locked('Digest', digestChallenge, hasDigest);

/** What is behind each address of a house. */
export const answers: ReadonlyMap<string, Answer> = new Map([
  ['slow', slow],
  ['picture', withPicture],
  ['image', picture],
  ['hops', hop(302, 'hops-2')],
  ['hops-2', hop(303, 'hops-3')],
  ['hops-3', hop(307, 'hops-end')],
  ['hops-end', code('Hops')],
  ['refresh', before('Refresh')],
  ['refresh-end', window('Refresh')],
  ['refresh-late', late('Refresh')],
  ['timer', before('Timer')],
  ['timer-end', window('Timer')],
  ['timer-late', late('Timer')],
  ['basic', locked('Basic', () => basicChallenge, hasBasic)],
  ['digest', digest],
  ['status', status],
  ['error', error],
  ['error.js', errorScript],
  ['scripts', scripts],
]);

/** The second port has one door, which there asks for credentials of another origin. */
export const answersAtSecondPort: typeof answers = new Map([['digest', digest]]);
