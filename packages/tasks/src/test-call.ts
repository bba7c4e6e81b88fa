import type { Call } from './call.ts';
import { isProven, type LogProof } from './proof.ts';

interface CallFields extends Partial<Omit<Call, 'time' | 'request' | 'answer'>> {
  /** The second at which the call begins. */
  readonly at?: number;
  readonly got?: Readonly<Record<string, string>>;
  readonly sent?: Readonly<Record<string, string>>;
  readonly answerBody?: object;
  readonly sentBody?: object;
}

const start = Date.parse('2026-03-02T09:00:00Z');

const messageOf = (headers: Readonly<Record<string, string>>, body: object | undefined) => {
  const text = JSON.stringify(body) ?? '';
  return {
    headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
    body: body ? { text, bytes: text.length, complete: true } : null,
  };
};

/** A call for tests: a GET that gets 200 after a millisecond, unless something else is given. */
export const testCall = ({
  at = 0,
  got = {},
  sent = {},
  answerBody,
  sentBody,
  ...fields
}: CallFields): Call => ({
  id: 1,
  workspace: 1,
  request_id: 'test',
  time: new Date(start + at * 1000).toISOString(),
  method: 'GET',
  path: '/v1/practice/books',
  status: 200,
  ending: 'complete',
  milliseconds: 1,
  response_bytes: null,
  chance: null,
  endpoint: 'listBooks',
  problem: null,
  pointer: null,
  token: null,
  issued: null,
  tool: 'curl',
  ...fields,
  request: messageOf(sent, sentBody),
  answer: messageOf(got, answerBody),
});

/** Whether these calls prove it. The state goes through JSON, as it does in the database. */
export const isDoneBy = (
  { start: before, next, steps }: LogProof,
  calls: readonly Call[],
): boolean =>
  isProven(
    steps(
      calls.reduce<unknown>((state, call) => JSON.parse(JSON.stringify(next(state, call))), before),
    ),
  );
