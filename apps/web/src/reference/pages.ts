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

/** The name of the chunk with the endpoints of a page. */
export const endpointChunk = ({ path }: EndpointPage): string =>
  `endpoints-${path.split('/').at(-1)}`;

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
    lead: 'Get a token for a username and a password, and send the token with the requests that follow.',
    nouns: ['auth'],
  },
  {
    path: paths.apiBehavior,
    title: 'Behavior API',
    lead: 'Requests that succeed at once, that respond late, and that fail at random: practice for timeouts, retries and error handling.',
    nouns: ['ping', 'behavior'],
  },
  {
    path: paths.apiWorkspaces,
    title: 'Workspaces',
    lead: 'A workspace is your own copy of all data and settings. Your changes are visible only in your workspace.',
    nouns: ['workspaces', 'snapshots', 'labVerdicts'],
  },
  {
    path: paths.apiTime,
    title: 'Time',
    lead: 'Nobody waits an hour for a test. Your workspace has its own clock, and you can move it: test what expires without waiting. Every response then shows the time that you have set.',
    nouns: ['workspaces', 'auth'],
    ids: ['changeWorkspace', 'getWorkspace', 'logIn', 'showAccount'],
  },
  {
    path: paths.apiLimits,
    title: 'Limits',
    lead: 'Set the exact rate limit of your workspace, and practice slowing down, waiting and trying again. Every response then shows how many requests are left.',
    nouns: ['limit'],
    ids: ['setLimit', 'getLimit', 'removeLimit'],
  },
  {
    path: paths.apiFaults,
    title: 'Scripted faults',
    lead: 'Script how requests of your workspace fail: with a status, a delay or a broken connection. Practice timeouts, retries and error handling with failures that happen exactly when your test needs them.',
    ids: ['putFaults', 'addBook', 'getFaults', 'deleteFaults'],
  },
  {
    path: paths.apiIdempotency,
    title: 'Lost responses',
    lead: 'A connection can break after the server has done its work. Practice repeating a POST without creating a second book, and updating a book without overwriting somebody else’s change.',
    ids: ['putFaults', 'addBook', 'listBooks', 'updateBook', 'changeWorkspace'],
  },
  {
    path: paths.apiRequests,
    title: 'Request log',
    lead: 'What your tests really sent, with advice on how your client behaves. The console shows the same while a suite runs.',
    nouns: ['requests', 'critique'],
  },
  {
    path: paths.apiAuthLab,
    title: 'Auth lab',
    lead: 'Six ways to prove who you are with each request. Send each of them once with correct credentials and once without, and compare the 401 responses: each says what was missing.',
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
    lead: 'A small OAuth 2 provider with a page for permission. Follow the whole flow, from discovery to a request with the token. Then try to use an authorization code twice.',
    nouns: ['oauthLab'],
  },
  {
    path: paths.apiGraphql,
    title: 'GraphQL',
    lead: 'Ask for exactly the fields that you need, follow cursors through a list, and assert errors in a response whose status is 200. Send the first example: one book has its title, the other is null, and errors says why.',
    nouns: ['graphql'],
  },
  {
    path: paths.apiEvents,
    title: 'Events and lines',
    lead: 'Streams that end, break where you say, and resume after the last item that you have. Practice waiting for the nth event, and losing and repeating nothing when the connection breaks.',
    nouns: ['feed'],
  },
  {
    path: paths.apiSocket,
    title: 'WebSocket',
    lead: 'A connection for messages in both directions: echo, topics, replays, pings and close codes. Practice waiting for the right message, and asserting how a connection ends.',
    nouns: ['socket'],
  },
  {
    path: paths.apiJobs,
    title: 'Jobs',
    lead: 'A report that takes time: start it, poll it until it has ended, and get its result from its own URL. Practice waiting as long as the API asks, giving up on a job that is stuck, and cancelling a job before it ends.',
    nouns: ['jobs'],
  },
  {
    path: paths.apiWebhooks,
    title: 'Webhooks',
    lead: 'The API sends signed events, again and again until the receiver accepts them; the inbox of your workspace is the receiver. Practice verifying a signature, rejecting a forged or stale event, and doing your work once although an event arrives twice.',
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
    lead: 'A list that loses and repeats nothing while others change it. Follow the links to the last page, and begin again when a cursor has expired. QUERY asks the same path with a body: ask again with the ETag of the result.',
    ids: ['pageThroughBooks', 'queryBooks', 'listBooks', 'addBook', 'deleteBook'],
  },
  {
    path: paths.apiPatchAndBulk,
    title: 'JSON Patch and bulk',
    lead: 'Several changes in one request: all or none of them in a patch, each on its own in a bulk request. Assert what a rejected request leaves unchanged, and read every result of a 207.',
    ids: ['patchBookByOperations', 'changeBooksInBulk', 'patchBook', 'getBook'],
  },
  {
    path: paths.apiCsv,
    title: 'CSV',
    lead: 'The books as a file for a spreadsheet. Parse it with a library instead of splitting at commas, and find every error in a file that you send.',
    nouns: ['csvLab'],
  },
  {
    path: paths.apiUploads,
    title: 'Uploads',
    lead: 'Files as multipart/form-data. The API checks their size and their bytes. Send files that it must reject, and prove with a hash that every byte of the others has arrived.',
    nouns: ['uploads'],
  },
  {
    path: paths.apiVersions,
    title: 'API versions',
    lead: 'Two versions of one endpoint. Version 1 is deprecated. Notice that in a test, and see how the API responds after version 1 has ended, without waiting.',
    ids: ['getBookV1', 'getBookV2', 'changeWorkspace'],
  },
  {
    path: paths.apiDocumentation,
    title: 'API documentation',
    lead: 'Every endpoint on one page, generated from the same definitions that the API runs on.',
  },
];
