import assert from 'node:assert/strict';
import autocannon, { type Request, type Result } from 'autocannon';
import type { Workspace } from './workspace.ts';

/** In milliseconds. The limit is high, because a slow machine is not a defect of the API. */
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

/** One request of a visit. It can store values in the memory for the requests that follow. */
export interface Step<Memory> extends Sent {
  /** The parts of the request that depend on earlier answers. Returning undefined ends the visit. */
  readonly prepare?: (memory: Memory) => Sent | undefined;
  readonly answered?: (answer: Answer, memory: Memory) => void;
}

interface Crowd {
  readonly visitors?: number;
  /** The number of visits per visitor, if no visit ends early. When a visit ends early, another one begins. */
  readonly visits?: number;
  /** The timeout of a request, in seconds. */
  readonly timeout?: number;
}

export interface Outcome {
  /** For each step: how many answers had which status. */
  readonly statuses: readonly Record<number, number>[];
  readonly result: Result;
}

/** Sends the same requests for several visitors at the same time. */
export const load = async <Memory extends object>(
  { url }: Workspace,
  steps: Step<Memory>[],
  { visitors = 4, visits = 10, timeout = 10 }: Crowd = {},
): Promise<Outcome> => {
  const statuses: Outcome['statuses'] = steps.map(() => ({}));
  const base = new URL(url).pathname;

  const requests = steps.map(({ prepare, answered, ...fixed }, index): Request => {
    return {
      ...asRequest(base, fixed),
      ...(prepare && {
        setupRequest: (request, memory) => {
          const sent = prepare(memory as Memory);
          // For autocannon, undefined ends the visit; its types do not say so.
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
    timeout,
    // Stops after as many failed requests as there are visitors.
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

/** Asserts that no request failed or timed out, and that 99 of 100 answers arrived within the limit. */
export const assertAllAnswered = ({ result }: Outcome): void => {
  assert.equal(result.errors, 0, 'broken connections');
  assert.equal(result.timeouts, 0, 'requests without an answer');
  assert.ok(
    result.latency.p99 <= limit,
    `99 of 100 answers arrived within ${result.latency.p99} ms; the limit is ${limit} ms`,
  );
};
