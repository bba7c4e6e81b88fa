import { endpoint } from '../endpoint.ts';
import { emptyReply, streamReply } from '../reply.ts';
import { inMyClass, workspaceInHeader } from '../workspace.ts';
import { eventQuery, lastEventId, lineQuery } from './feed-parameters.ts';
import { movement, movements, type Movement } from './movement.ts';

const headers = workspaceInHeader;
const [first, second] = [...movements(42, 10)].slice(0, 2) as [Movement, Movement];

/** Finite streams of the movements of a stock. */
export const feedEndpoints = {
  streamEvents: endpoint({
    method: 'GET',
    path: '/labs/events',
    title: 'Server-sent events',
    description:
      'Sends the movements of a stock as server-sent events. The name of an event is the `kind` of its movement, and its id is the number. A client that reconnects with the id of the last event in `Last-Event-ID` gets those after it. After the last one, the response is 204, which stops an `EventSource`. The stream begins with a comment and sends one after each second of silence.',
    headers: { ...headers, 'Last-Event-ID': lastEventId },
    query: eventQuery,
    replies: {
      200: streamReply('events', movement, {
        description: 'The movements.',
        example: [
          { comment: '10 movements follow.' },
          { event: first.kind, id: '1', retry: 1000, data: first },
          { event: second.kind, id: '2', data: second },
        ],
      }),
      204: emptyReply({ description: 'The client has the last event.' }),
    },
    problems: ['invalid-input', 'store-unavailable'],
    example: { headers: inMyClass, query: { count: '10', every: '0.1' } },
  }),

  streamLines: endpoint({
    method: 'GET',
    path: '/labs/lines',
    title: 'Lines of JSON',
    description:
      'Sends the movements of a stock as NDJSON: one JSON object per line. A client that has lost the connection asks again with the number of its last whole line in `after`. The API makes no more lines than the client reads.',
    headers,
    query: lineQuery,
    replies: {
      200: streamReply('lines', movement, {
        description: 'The movements; none if `after` is the last one.',
        example: [first, second],
      }),
    },
    problems: ['invalid-input', 'store-unavailable'],
    example: { headers: inMyClass, query: { count: '10' } },
  }),
};
