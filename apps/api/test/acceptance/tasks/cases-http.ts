import { randomUUID } from 'node:crypto';
import { sampleAccount } from '@sparring/contracts/auth';
import { firstBook } from '../test-books.ts';
import { get, head } from './cases-first-day.ts';
import { doerWith, type Case, type DeedStep } from './test-doer.ts';

const readVersion: DeedStep = async ({ send }, kept) => {
  kept['etag'] = (await send('GET', firstBook)).headers.get('ETag') ?? '"none"';
};

const change =
  (etagOf: (etag: string) => string): DeedStep =>
  ({ send }, { etag }) =>
    send('PATCH', firstBook, { headers: { 'If-Match': etagOf(etag!) }, body: { stock: 3 } });

const changeAsRead = change((etag) => etag);

/** Knows the version from the change, and does not read the book again. */
const changeWithNext: DeedStep = async ({ send }, kept) => {
  const sent = { body: { stock: 4 }, headers: { 'If-Match': '*' } };
  const { headers } = await send('PATCH', firstBook, sent);
  kept['etag'] = headers.get('ETag') ?? '"none"';
  await changeAsRead({ send, name: '', readPart: async () => {} }, kept);
};

/** Gets 412 with the version that is current. */
const changeUnlessThere: DeedStep = ({ send }, { etag }) =>
  send('PATCH', firstBook, {
    headers: { 'If-Match': etag!, 'If-None-Match': '*' },
    body: { stock: 3 },
  });

const logIn: DeedStep = async ({ send }, kept) => {
  kept['token'] = (
    await send<{ token: string }>('POST', '/auth', { body: sampleAccount })
  ).body.token;
};

/** Gets a valid token that nobody has asked for in this workspace: that of ten minutes ago. */
const logInElsewhere: DeedStep = async (_doer, kept) => {
  const elsewhere = doerWith(`http-${randomUUID()}`);
  const now = new Date(Date.now() - 600_000).toISOString();
  await elsewhere.send('PATCH', '/workspace', { body: { now } });
  await logIn(elsewhere, kept);
};

const showAccount: DeedStep = ({ send }, { token }) =>
  send('GET', '/auth/me', { headers: { Authorization: `Bearer ${token}` } });

const withWrongToken = get('/auth/me', { Authorization: 'Bearer x' });

const advance =
  (by: string): DeedStep =>
  ({ send }) =>
    send('PATCH', '/workspace', { body: { advance: by } });

const setNow =
  (now: string): DeedStep =>
  ({ send }) =>
    send('PATCH', '/workspace', { body: { now } });

export const httpAndSecurity: readonly Case[] = [
  {
    task: 'not-modified',
    deed: [
      readVersion,
      ({ send }, { etag }) => send('GET', firstBook, { headers: { 'If-None-Match': etag! } }),
    ],
    almost: [readVersion, get(firstBook, { 'If-None-Match': '*' })],
    forged: [
      [
        readVersion,
        ({ send }, { etag }) => send('HEAD', firstBook, { headers: { 'If-None-Match': etag! } }),
      ],
      [
        readVersion,
        ({ send }, { etag }) =>
          send('GET', firstBook, { headers: { 'If-None-Match': `"1", "2", ${etag}` } }),
      ],
    ],
  },
  {
    task: 'lost-update',
    deed: [readVersion, changeAsRead, changeAsRead, readVersion, changeAsRead],
    almost: [readVersion, changeAsRead, changeAsRead, change(() => '*')],
    forged: [
      [readVersion, changeAsRead, changeAsRead, changeWithNext],
      [readVersion, changeUnlessThere, readVersion, changeAsRead],
    ],
  },
  {
    task: 'token',
    deed: [logIn, showAccount],
    almost: [logIn, withWrongToken, logInElsewhere, showAccount],
    forged: [
      [
        logIn,
        ({ send }, { token }) =>
          send('HEAD', '/auth/me', { headers: { Authorization: `Bearer ${token}` } }),
      ],
      [logInElsewhere, showAccount, logIn],
    ],
  },
  {
    task: 'two-ways-out',
    deed: [get('/auth/me'), withWrongToken],
    almost: [get('/auth/me'), get('/auth/me')],
    forged: [
      [head('/auth/me'), withWrongToken],
      [
        get('/auth/me'),
        get('/auth/me', { Authorization: 'Bearer' }),
        get('/auth/me', { Authorization: 'Basic eDp5' }),
      ],
    ],
  },
  {
    task: 'expires',
    deed: [logIn, showAccount, advance('PT61M'), showAccount, logIn, showAccount],
    almost: [logIn, showAccount, advance('PT20M'), showAccount, logIn, showAccount],
    forged: [
      [logIn, showAccount, setNow('2020-01-01T00:00:00Z'), showAccount, logIn, showAccount],
      [logIn, showAccount, advance('PT61M'), withWrongToken, logIn, showAccount],
    ],
  },
];
