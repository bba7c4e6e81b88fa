import assert from 'node:assert/strict';
import autocannon, { type Request, type Result } from 'autocannon';
import type { World } from './world.ts';

/** Milliseconds: generous, because a busy machine is no defect of what is tested. */
const limit = Number(process.env['P99_MS'] ?? 5000);

export interface Sent {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path?: string;
  readonly headers?: Record<string, string>;
  readonly body?: object;
}

export interface Answer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly text: string;
}

/** One request of a visit. What it learns, it leaves in the memory for those that follow. */
export interface Step<Memory> extends Sent {
  /** What is known only on the way; nothing ends the visit here. */
  readonly prepare?: (memory: Memory) => Sent | undefined;
  readonly answered?: (answer: Answer, memory: Memory) => void;
}

interface Crowd {
  readonly visitors?: number;
  /** For how many full walks each visitor has requests; after an early end the next one begins. */
  readonly visits?: number;
  /** Seconds after which an answer is given up. */
  readonly patience?: number;
}

export interface Outcome {
  /** For each step: how many answers had which status. */
  readonly statuses: readonly Record<number, number>[];
  readonly result: Result;
}

/** Visitors who all do the same at the same time. */
export const load = async <Memory extends object>(
  { url }: World,
  steps: Step<Memory>[],
  { visitors = 4, visits = 10, patience = 10 }: Crowd = {},
): Promise<Outcome> => {
  const statuses: Outcome['statuses'] = steps.map(() => ({}));
  const base = new URL(url).pathname;

  const requests = steps.map(({ prepare, answered, ...fixed }, index): Request => {
    return {
      ...asRequest(base, fixed),
      ...(prepare && {
        setupRequest: (request, memory) => {
          const sent = prepare(memory as Memory);
          // autocannon takes nothing as the end of the visit; its types do not say so.
          return (sent && { ...request, ...asRequest(base, sent) }) as Request;
        },
      }),
      onResponse: (status, text, memory, headers) => {
        statuses[index]![status] = (statuses[index]![status] ?? 0) + 1;
        answered?.({ status, text, headers: headers as Answer['headers'] }, memory as Memory);
      },
    };
  });

  const amount = visitors * visits * steps.length;
  const result = await autocannon({
    url,
    requests,
    connections: visitors,
    amount,
    timeout: patience,
    // Once every visitor has been let down, the others need not wait for it too.
    bailout: visitors,
    sampleInt: 100,
  });
  return { statuses, result };
};

const asRequest = (base: string, { path, headers, body, ...rest }: Sent): Request => ({
  ...rest,
  ...(path !== undefined && { path: base + path }),
  ...((headers || body) && { headers: { 'Content-Type': 'application/json', ...headers } }),
  ...(body && { body: JSON.stringify(body) }),
});

/** Nobody was sent away, and 99 of 100 answers came in time. */
export const assertCalm = ({ result }: Outcome): void => {
  assert.equal(result.errors, 0, 'broken connections');
  assert.equal(result.timeouts, 0, 'answers that never came');
  assert.ok(result.latency.p99 <= limit, `99 of 100 answers came within ${result.latency.p99} ms`);
};
