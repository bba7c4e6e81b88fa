import type { RecordedBody, RecordedRequest } from '@sparring/contracts/recorded-request';

export interface RecordFields extends Partial<Omit<RecordedRequest, 'request' | 'answer'>> {
  /** The second at which the request begins. */
  readonly at?: number;
  readonly sent?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly got?: Readonly<Record<string, string>>;
  readonly answerBody?: string;
}

const start = Date.parse('2026-03-02T09:00:00Z');

const headersOf = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => ({ name, value }));

const bodyOf = (text: string | undefined): RecordedBody | null =>
  text === undefined ? null : { text, bytes: Buffer.byteLength(text), complete: true };

/** A recorded request for tests: a GET that gets 200, unless something else is given. */
export const testRecord = ({
  at = 0,
  sent = {},
  body,
  got = {},
  answerBody,
  ...summary
}: RecordFields = {}): RecordedRequest => ({
  id: 1,
  request_id: 'test',
  time: new Date(start + at * 1000).toISOString(),
  method: 'GET',
  path: '/w/ada/v1/practice/books',
  status: 200,
  ending: 'complete',
  milliseconds: 1,
  response_bytes: null,
  chance: null,
  ...summary,
  request: { headers: headersOf({ Accept: '*/*', ...sent }), body: bodyOf(body) },
  answer: { headers: headersOf(got), body: bodyOf(answerBody) },
});

/** A log: the requests get the ids 1, 2, 3, … and begin a second apart, unless their time is given. */
export const testLog = (...records: readonly RecordFields[]): RecordedRequest[] =>
  records.map((one, index) => testRecord({ at: index, ...one, id: index + 1 }));
