import { area } from '../area.ts';

export const idempotency = area({
  slug: 'idempotency',
  title: 'Idempotency keys',
  place: {
    endpoints: [
      'books.addBook',
      'bulkLab.changeBooksInBulk',
      'csvLab.importBooks',
      'graphql.executeGraphql',
      'jobs.startJob',
      'uploads.uploadFiles',
      'webhooks.addReceiver',
      'webhooks.sendPing',
    ],
  },
  rules: [
    'REPEAT-01 contract: A request with the Idempotency-Key of an earlier, equal request changes nothing and gets the status, the body, Location and ETag of the first response.',
    'REPEAT-02 contract: Only such a repeated response has the header Idempotency-Replayed, with the value true.',
    'REPEAT-03 contract: Of equal requests with one key that arrive at the same time, one is executed; while it is, the others get 409 with Retry-After.',
    'REPEAT-04 contract: A request that has the key of an earlier request, but a different body, gets 422.',
    'REPEAT-05 contract: A rejected request leaves its key free.',
    'REPEAT-06 contract: A key is forgotten after 24 hours by the clock of the workspace, after 1000 newer keys, and at the reset of the workspace.',
    'REPEAT-07 rule book: A request whose execution was interrupted can be sent again after five seconds, and is executed once.',
    'REPEAT-08 contract: A key has 1 to 255 visible characters, with or without double quotes, and belongs to one workspace; any other gets 400.',
    'REPEAT-09 contract: Every POST that stores something and returns no credential takes a key: books one by one, in bulk, as CSV and by GraphQL, jobs, uploads, receivers of webhooks, pings, snapshots and forks.',
  ],
});
