import { authLabEndpoints } from './auth-lab/credential-endpoints.ts';
import { oauthLabEndpoints } from './auth-lab/oauth-endpoints.ts';
import { sessionLabEndpoints } from './auth-lab/session-endpoints.ts';
import { tokenLabEndpoints } from './auth-lab/token-endpoints.ts';
import { authEndpoints } from './auth.ts';
import { behaviorEndpoints } from './behavior.ts';
import { bookEndpoints } from './book-endpoints.ts';
import { bulkLabEndpoints } from './book-labs/bulk-endpoints.ts';
import { csvLabEndpoints } from './book-labs/csv-endpoints.ts';
import { cursorLabEndpoints } from './book-labs/cursor-endpoints.ts';
import { patchLabEndpoints } from './book-labs/patch-endpoints.ts';
import { queryLabEndpoints } from './book-labs/query-endpoints.ts';
import { versionLabEndpoints } from './book-labs/version-endpoints.ts';
import { classMemberEndpoints } from './class-member-endpoints.ts';
import { critiqueEndpoints } from './critique.ts';
import type { EndpointGroup } from './endpoint.ts';
import { faultEndpoints } from './fault-endpoints.ts';
import { fileEndpoints } from './file-endpoints.ts';
import { graphqlEndpoints } from './graphql-endpoints.ts';
import { labVerdictEndpoints } from './lab-verdicts.ts';
import { inboxEndpoints } from './inbox-endpoints.ts';
import { jobEndpoints } from './job-endpoints.ts';
import { limitEndpoints } from './limit-endpoints.ts';
import { feedEndpoints } from './live/feed-endpoints.ts';
import { socketEndpoints } from './live/socket-endpoints.ts';
import { mailboxEndpoints } from './mailbox/mailbox-endpoints.ts';
import { noteEndpoints } from './notes/note-endpoints.ts';
import type { nounsAtRoot } from './paths.ts';
import { pingEndpoints } from './ping.ts';
import { productEndpoints } from './product-endpoints.ts';
import { requestEndpoints } from './request-endpoints.ts';
import { snapshotEndpoints } from './snapshots/snapshot-endpoints.ts';
import { taskEndpoints } from './tasks/task-endpoints.ts';
import { webhookEndpoints } from './webhook-endpoints.ts';
import { wizardEndpoints } from './wizard/wizard-endpoints.ts';
import { uploadEndpoints } from './uploads/upload-endpoints.ts';
import { workspaceEndpoints } from './workspace.ts';

/** Every endpoint, by noun. */
export const api = {
  books: bookEndpoints,
  auth: authEndpoints,
  behavior: behaviorEndpoints,
  ping: pingEndpoints,
  items: productEndpoints,
  files: fileEndpoints,
  workspaces: workspaceEndpoints,
  snapshots: snapshotEndpoints,
  limit: limitEndpoints,
  faults: faultEndpoints,
  requests: requestEndpoints,
  critique: critiqueEndpoints,
  authLab: authLabEndpoints,
  tokenLab: tokenLabEndpoints,
  sessionLab: sessionLabEndpoints,
  oauthLab: oauthLabEndpoints,
  graphql: graphqlEndpoints,
  labVerdicts: labVerdictEndpoints,
  feed: feedEndpoints,
  socket: socketEndpoints,
  jobs: jobEndpoints,
  webhooks: webhookEndpoints,
  inbox: inboxEndpoints,
  cursorLab: cursorLabEndpoints,
  queryLab: queryLabEndpoints,
  patchLab: patchLabEndpoints,
  bulkLab: bulkLabEndpoints,
  csvLab: csvLabEndpoints,
  notes: noteEndpoints,
  mailbox: mailboxEndpoints,
  wizard: wizardEndpoints,
  uploads: uploadEndpoints,
  versionLab: versionLabEndpoints,
  classMember: classMemberEndpoints,
  tasks: taskEndpoints,
} as const satisfies Record<string, EndpointGroup>;

export type Api = typeof api;

/** The endpoints that also answer without a base path. */
export const atRoot: Pick<Api, (typeof nounsAtRoot)[number]> = {
  items: api.items,
  files: api.files,
};

/** What each noun is about. */
export const nouns: Readonly<Record<keyof Api, string>> = {
  books: 'A collection of books to read, sort, add to, change and delete.',
  auth: 'Tokens for the sample account.',
  behavior: 'Endpoints that respond slowly or fail at random.',
  ping: 'A check that the API is running.',
  items: 'The products of the shop.',
  files: 'Two files to download.',
  workspaces: 'Separate copies of all data and settings, each for those who know its name.',
  snapshots: 'What a workspace holds, to go back to, to compare with and to copy.',
  limit: 'A limit on the requests of a workspace, off until it is set.',
  faults:
    'Errors, delays and broken connections that you script for the requests of your workspace.',
  requests: 'A log of the last requests in a workspace.',
  critique: 'What the log says about the client.',
  authLab: 'Basic, Digest, API keys, signed requests and one-time codes.',
  tokenLab: 'Access tokens with a short life, refresh tokens that work once, and roles.',
  sessionLab: 'A session in a cookie, with a CSRF token.',
  oauthLab: 'OAuth 2 with a provider of its own: codes with PKCE, and client credentials.',
  graphql: 'The books by GraphQL: queries, mutations, and lists with cursors.',
  labVerdicts: 'What the labs of the site say about the tests that used them.',
  feed: 'Streams that end, break where you say, and go on after the last item that you have.',
  socket: 'A WebSocket: echo, topics, replays and close codes.',
  jobs: 'Reports that take a while: start one, poll it, get its result or cancel it.',
  webhooks:
    'Signed events that the API sends to a receiver, again and again until it accepts them.',
  inbox: 'What webhooks have sent to the workspace.',
  cursorLab: 'Pages of books that stay stable while books come and go.',
  queryLab: 'The books by a safe method with a body.',
  patchLab: 'Changes of a book as a list of operations.',
  bulkLab: 'Several changes in one request, each with a result of its own.',
  csvLab: 'The books as a file for a spreadsheet, out and in.',
  notes: 'Short notes that several clients write at once, of which one was offline.',
  mailbox:
    'Accounts that are confirmed, mended and deleted by mail, and the inbox with these mails.',
  wizard: 'Places that depend on each other, streets by postcode, and registrations.',
  uploads: 'Files that are checked and hashed, and not kept.',
  versionLab: 'Two versions of a book, one of which is deprecated and ends.',
  classMember: 'The class of a workspace: its message, and a hand to raise.',
  tasks: 'What to practice, and what the log shows of it.',
};
