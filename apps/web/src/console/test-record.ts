import type { RecordedRequest } from '@sparring/contracts/recorded-request';

interface Given {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: readonly (readonly [name: string, value: string])[];
  readonly body?: string;
  readonly isCut?: boolean;
}

/** A recorded request for tests. */
export const testRecord = ({
  method = 'GET',
  path = '/v1/practice/ping',
  headers = [],
  body,
  isCut = false,
}: Given = {}): RecordedRequest => ({
  id: 1,
  request_id: 'one',
  time: '2026-03-02T09:00:00.000Z',
  method,
  path,
  status: 200,
  ending: 'complete',
  milliseconds: 1,
  response_bytes: null,
  chance: null,
  request: {
    headers: headers.map(([name, value]) => ({ name, value })),
    body: body === undefined ? null : { text: body, bytes: body.length, complete: !isCut },
  },
  answer: { headers: [], body: null },
});
