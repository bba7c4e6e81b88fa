import type { Api } from '@sparring/contracts/api';
import { paths } from '../paths.ts';

export type Noun = keyof Api;

export interface EndpointPage {
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  /** The nouns whose endpoints the page shows; all if left out. */
  readonly nouns?: readonly Noun[];
  /** The ids of those endpoints that it shows; all if left out. */
  readonly ids?: readonly string[];
}

/** The pages with endpoints. */
export const endpointPages: readonly EndpointPage[] = [
  {
    path: paths.apiBooks,
    title: 'Book API',
    lead: 'A small library to read and change: lists with filters, sorting and pages, conditional requests, and errors that name the invalid field.',
    nouns: ['books'],
  },
  {
    path: paths.apiAuthentication,
    title: 'Authentication API',
    lead: 'Get a token for a username and a password, and send the token with the calls that follow.',
    nouns: ['auth'],
  },
  {
    path: paths.apiBehavior,
    title: 'Behavior API',
    lead: 'Calls that answer at once, that answer late, and that fail at random: practise timeouts, retries and error handling.',
    nouns: ['ping', 'behavior'],
  },
  {
    path: paths.apiWorkspaces,
    title: 'Workspaces',
    lead: 'A workspace is your own copy of all data and settings. Your changes are visible only in your workspace.',
    nouns: ['workspaces', 'labVerdicts'],
  },
  {
    path: paths.apiTime,
    title: 'Time',
    lead: 'Your workspace can have a clock of its own: practise testing what expires, without waiting. Every answer then shows the time that you have set.',
    nouns: ['workspaces', 'auth'],
    ids: ['changeWorkspace', 'getWorkspace', 'logIn', 'showAccount'],
  },
  {
    path: paths.apiLimits,
    title: 'Limits',
    lead: 'Your workspace can limit its requests, exactly and as you choose: practise slowing down, waiting and trying again. Every answer then shows what is left.',
    nouns: ['limit'],
    ids: ['setLimit', 'getLimit', 'removeLimit'],
  },
  {
    path: paths.apiFaults,
    title: 'Scripted faults',
    lead: 'Let requests of your workspace fail as you script it: by a status, a delay or a broken connection. Practise timeouts, retries and error handling against failures that come exactly when your test needs them.',
    ids: ['putFaults', 'addBook', 'getFaults', 'deleteFaults'],
  },
  {
    path: paths.apiIdempotency,
    title: 'Lost answers',
    lead: 'A connection can break after the server has done its work. Practise to send a POST again without doing it twice, and to change nothing that somebody else has changed.',
    ids: ['putFaults', 'addBook', 'listBooks', 'updateBook', 'changeWorkspace'],
  },
  {
    path: paths.apiRequests,
    title: 'Request log',
    lead: 'What your tests really sent, and what the log says about your client. The console shows the same while a suite runs.',
    nouns: ['requests', 'critique'],
  },
  {
    path: paths.apiAuthLab,
    title: 'Auth lab',
    lead: 'Six ways to prove who you are with each request. Send each of them right once and wrong once, and compare the 401s: each says what it missed.',
    nouns: ['authLab'],
  },
  {
    path: paths.apiTokenLab,
    title: 'Tokens and roles',
    lead: 'Tokens that expire after five minutes, refresh tokens that work once, and three roles. Renew a token in time, and assert who gets 200, 401 and 403.',
    nouns: ['tokenLab'],
  },
  {
    path: paths.apiSessionLab,
    title: 'Cookie session',
    lead: 'A login that the browser keeps in a cookie. Read with the cookie alone, and see that a change without the CSRF token gets 403.',
    nouns: ['sessionLab'],
  },
  {
    path: paths.apiOAuthLab,
    title: 'OAuth lab',
    lead: 'A small OAuth 2 provider with a page for permission. Go the whole way from the discovery to a call with the token, and then use a code twice.',
    nouns: ['oauthLab'],
  },
  {
    path: paths.apiGraphql,
    title: 'GraphQL',
    lead: 'Ask for exactly the fields that you need, follow cursors through a list, and assert errors in an answer whose status is 200. Execute the first example: one book has its title, the other is null, and errors says why.',
    nouns: ['graphql'],
  },
  {
    path: paths.apiEvents,
    title: 'Events and lines',
    lead: 'Streams that end, break where you say, and go on after the last item that you have. Practise to wait for the nth event, and to lose and repeat nothing when the connection breaks.',
    nouns: ['feed'],
  },
  {
    path: paths.apiSocket,
    title: 'WebSocket',
    lead: 'A connection for messages in both directions: echo, topics, replays, pings and close codes. Practise to wait for the message that you mean, and to assert how a connection ends.',
    nouns: ['socket'],
  },
  {
    path: paths.apiJobs,
    title: 'Jobs',
    lead: 'A report that takes its time: start it, poll it until it has ended, and get its result from an address of its own. Practise to wait as long as the API asks, to give up on a job that is stuck, and to cancel one before it ends.',
    nouns: ['jobs'],
  },
  {
    path: paths.apiWebhooks,
    title: 'Webhooks',
    lead: 'The API sends signed events, again and again until the receiver accepts them; the inbox of your workspace is the receiver. Practise to verify a signature, to refuse a forged or stale event, and to do your work once although an event arrives twice.',
    nouns: ['webhooks', 'inbox'],
    ids: [
      'sendPing',
      'listMessages',
      'getMessage',
      'setRefusals',
      'getRefusals',
      'listDeliveries',
      'addReceiver',
      'listReceivers',
      'getReceiver',
      'removeReceiver',
      'deleteMessage',
      'emptyInbox',
    ],
  },
  {
    path: paths.apiCursorPages,
    title: 'Cursor pages',
    lead: 'A list that loses and repeats nothing while others change it. Follow the links to the last page, and begin again when a cursor has expired.',
    ids: ['pageThroughBooks', 'listBooks', 'addBook', 'deleteBook'],
  },
  {
    path: paths.apiPatchAndBulk,
    title: 'JSON Patch and bulk',
    lead: 'Several changes in one request: all or none of them in a patch, each on its own in a bulk request. Assert what a refusal leaves unchanged, and read every result of a 207.',
    ids: ['patchBookByOperations', 'changeBooksInBulk', 'patchBook', 'getBook'],
  },
  {
    path: paths.apiCsv,
    title: 'CSV',
    lead: 'The books as a file for a spreadsheet. Parse it with a library instead of splitting at commas, and find every error of a file that you send.',
    nouns: ['csvLab'],
  },
  {
    path: paths.apiUploads,
    title: 'Uploads',
    lead: 'Files as multipart/form-data, judged by their size and their bytes. Send what has to be refused, and prove by a hash that every byte of the rest has arrived.',
    nouns: ['uploads'],
  },
  {
    path: paths.apiVersions,
    title: 'API versions',
    lead: 'Two versions of a book, of which one is about to end. Notice in a test that what you use is deprecated, and see what it answers after its end, without waiting.',
    ids: ['getBookV1', 'getBookV2', 'changeWorkspace'],
  },
  {
    path: paths.apiDocumentation,
    title: 'API documentation',
    lead: 'Every endpoint on one page, generated from the same definitions that the API runs on.',
  },
];

/** The links of the sidebar, in order. */
export const sidebar: readonly { readonly path: string; readonly label: string }[] = [
  ...endpointPages.map(({ path, title }) => ({ path, label: title })),
  { path: paths.console, label: 'Console' },
  { path: paths.apiChance, label: 'Replayable chance' },
  { path: paths.apiStatusCodes, label: 'Status codes' },
];
