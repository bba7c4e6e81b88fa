import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { Book } from '@sparring/contracts/book';
import { isbnOf } from '@sparring/contracts/isbn';
import { seedBooks } from '../../src/books/seed.ts';

/** The results of some learners: the duration of each call, and the failures. */
export interface Lesson {
  readonly milliseconds: readonly number[];
  readonly failed: readonly string[];
}

interface LearnerRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  readonly expected: number;
}

/** The calls that a learner repeats. The id is that of the book created last. */
const routine: readonly ((nth: number, id: string) => LearnerRequest)[] = [
  () => ({ method: 'GET', path: '/books?limit=10&sort=price', expected: 200 }),
  () => ({ method: 'GET', path: `/books/${seedBooks[0]!.id}`, expected: 200 }),
  (nth) => {
    const fields = {
      title: `Lesson ${nth}`,
      author: 'A. Learner',
      category: 'Faults',
      price: 9.99,
    };
    const body = { ...fields, isbn: isbnOf(nth), stock: 1 };
    return { method: 'POST', path: '/books', body, expected: 201 };
  },
  (_, id) => ({ method: 'GET', path: `/books/${id}`, expected: 200 }),
  (nth, id) => ({ method: 'PATCH', path: `/books/${id}`, body: { stock: nth }, expected: 200 }),
  () => ({ method: 'GET', path: '/ping', expected: 200 }),
  (_, id) => ({ method: 'DELETE', path: `/books/${id}`, expected: 200 }),
];

/** The timeout of a call. */
const timeout = 10_000;

interface Learner {
  readonly base: string;
  readonly workspace: string;
  readonly agent: Agent;
  /** Counts the calls of the learner, from lesson to lesson. */
  done: number;
  id: string;
}

const send = async (
  { base, workspace, agent }: Learner,
  { method, path, body }: LearnerRequest,
) => {
  const headers = { 'Content-Type': 'application/json', 'X-Workspace': workspace };
  const outgoing = request(base + path, { method, agent, headers, timeout });
  outgoing.once('timeout', () => outgoing.destroy(new Error(`no answer in ${timeout} ms`)));
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: unknown }>();
  outgoing.once('error', reject);
  outgoing.once('response', (response) => {
    const status = response.statusCode ?? 0;
    json(response).then((value) => resolve({ status, body: value }), reject);
  });
  outgoing.end(body && JSON.stringify(body));
  return promise;
};

/** Makes one call. Returns its duration and its failure, if any. */
const call = async (learner: Learner) => {
  const sent = routine[learner.done % routine.length]!(learner.done, learner.id);
  learner.done += 1;
  const start = performance.now();
  const said = `${learner.workspace}: ${sent.method} ${sent.path}`;
  try {
    const { status, body } = await send(learner, sent);
    if (status === 201) learner.id = (body as Book).id;
    const failed = status === sent.expected ? [] : [`${said}: ${status} ${JSON.stringify(body)}`];
    return { took: performance.now() - start, failed };
  } catch (error) {
    return { took: performance.now() - start, failed: [`${said}: ${String(error)}`] };
  }
};

export interface ClassParts {
  /** The URL of the API, such as http://127.0.0.1:3001/v1/practice. */
  readonly base: string;
  /** Their IP address, if not the default: one of 127.0.0.0/8 on Linux. */
  readonly localAddress?: string;
  readonly size?: number;
  /** The time from one call of a learner to the next. */
  readonly paceMs?: number;
}

/** Thirty learners, each with their own workspace and connection. */
export const learners = ({ base, localAddress, size = 30, paceMs = 50 }: ClassParts) => {
  const from = localAddress === undefined ? {} : { localAddress };
  const tag = randomUUID().slice(0, 8);
  const all = Array.from({ length: size }, (_, nth): Learner => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1, ...from });
    return { base, workspace: `learner-${tag}-${nth}`, agent, done: 0, id: '' };
  });
  const attend = async (learner: Learner, nth: number, calls: number) => {
    const outcomes = [];
    let due = performance.now() + (paceMs * nth) / size;
    for (let count = 0; count < calls; count += 1) {
      await setTimeout(Math.max(0, due - performance.now()));
      outcomes.push(await call(learner));
      due = Math.max(due + paceMs, performance.now());
    }
    return outcomes;
  };
  /** Each learner makes this number of calls at a fixed rate, not all at the same moment. */
  const lesson = async (calls: number): Promise<Lesson> => {
    const outcomes = await Promise.all(all.map((learner, nth) => attend(learner, nth, calls)));
    return {
      milliseconds: outcomes.flat().map(({ took }) => took),
      failed: outcomes.flat().flatMap(({ failed }) => failed),
    };
  };
  const leave = () => {
    for (const { agent } of all) agent.destroy();
  };
  return { lesson, leave };
};
