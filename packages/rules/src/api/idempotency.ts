import type { Area } from '../area.ts';

export const idempotency = {
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
    {
      id: 'REPEAT-01',
      from: 'contract',
      text: 'A request with the Idempotency-Key of an earlier, equal request changes nothing and gets the status, the body, Location and ETag of the first reply.',
    },
    {
      id: 'REPEAT-02',
      from: 'contract',
      text: 'Only such a repeated reply has the header Idempotency-Replayed, with the value true.',
    },
    {
      id: 'REPEAT-03',
      from: 'contract',
      text: 'Of equal requests with one key that arrive at the same time, one is executed; while it is, the others get 409 with Retry-After.',
    },
    {
      id: 'REPEAT-04',
      from: 'contract',
      text: 'A request with the key of a request with another body gets 422.',
    },
    {
      id: 'REPEAT-05',
      from: 'contract',
      text: 'A refused request leaves its key free.',
    },
    {
      id: 'REPEAT-06',
      from: 'contract',
      text: 'A key is forgotten after 24 hours by the clock of the workspace, after 1000 newer keys, and at the reset of the workspace.',
    },
    {
      id: 'REPEAT-07',
      from: 'rule book',
      text: 'A request whose execution was interrupted can be sent again after five seconds, and is executed once.',
    },
    {
      id: 'REPEAT-08',
      from: 'contract',
      text: 'A key has 1 to 255 visible characters, with or without double quotes, and belongs to one workspace; any other gets 400.',
    },
    {
      id: 'REPEAT-09',
      from: 'contract',
      text: 'Every POST that stores something and answers with no credential takes a key: books one by one, in bulk, as CSV and by GraphQL, jobs, uploads, receivers of webhooks and pings.',
    },
  ],
} as const satisfies Area;
