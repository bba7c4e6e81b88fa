import { randomUUID } from 'node:crypto';
import { sampleAccount } from '@sparring/contracts/auth';
import { firstBook } from '../test-books.ts';
import { get } from './cases-first-day.ts';
import { doerWith, type Case, type DeedStep } from './test-doer.ts';

const readVersion: DeedStep = async ({ send }, kept) => {
  kept['etag'] = (await send('GET', firstBook)).headers.get('ETag') ?? '"none"';
};

const change =
  (etagOf: (etag: string) => string): DeedStep =>
  ({ send }, { etag }) =>
    send('PATCH', firstBook, { headers: { 'If-Match': etagOf(etag!) }, body: { stock: 3 } });

const changeAsRead = change((etag) => etag);

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

export const httpAndSecurity: readonly Case[] = [
  {
    task: 'not-modified',
    deed: [
      readVersion,
      ({ send }, { etag }) => send('GET', firstBook, { headers: { 'If-None-Match': etag! } }),
    ],
    almost: [readVersion, get(firstBook, { 'If-None-Match': '*' })],
  },
  {
    task: 'lost-update',
    deed: [readVersion, changeAsRead, changeAsRead, readVersion, changeAsRead],
    almost: [readVersion, changeAsRead, changeAsRead, change(() => '*')],
  },
  {
    task: 'token',
    deed: [logIn, showAccount],
    almost: [logIn, withWrongToken, logInElsewhere, showAccount],
  },
  {
    task: 'two-ways-out',
    deed: [get('/auth/me'), withWrongToken],
    almost: [get('/auth/me'), get('/auth/me')],
  },
  {
    task: 'expires',
    deed: [logIn, showAccount, advance('PT61M'), showAccount, logIn, showAccount],
    almost: [logIn, showAccount, advance('PT20M'), showAccount, logIn, showAccount],
  },
];
