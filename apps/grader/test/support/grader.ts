import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { StartInstance } from '../../src/instance/instance.ts';
import type { Book } from '../../src/book/book.ts';
import { makeFolder } from './grading.ts';
import { testBook, testInstance } from './product.ts';
import { readTheme } from '../../src/look/theme.ts';
import { readEnvironment } from '../../src/service/env.ts';
import { openGrader } from '../../src/server/open-grader.ts';
import type { CardState } from '../../src/service/state.ts';
import type { Turn } from '../../src/service/turn.ts';

export interface GraderOptions {
  readonly instances?: number;
  readonly folder?: string;
  readonly book?: Book;
  readonly startInstance?: StartInstance;
  readonly silenceMs?: number;
  readonly holdMs?: number;
  readonly timeoutMs?: number;
  readonly variables?: NodeJS.ProcessEnv;
  readonly now?: () => Date;
  readonly drawOrder?: () => number;
  /** What stands before the grader. */
  readonly around?: (listener: RequestListener) => RequestListener;
}

/** A grader on the product of the tests. It ends with its test, and nothing of it may have failed. */
export const openTestGrader = async (options: GraderOptions = {}) => {
  const failures: unknown[] = [];
  const folder = options.folder ?? (await makeFolder());
  const environment = readEnvironment({ TRUSTED_PROXIES: '127.0.0.1', ...options.variables });
  const grader = await openGrader({
    environment: {
      ...environment,
      GRADER_INSTANCE_PORTS: Array.from({ length: options.instances ?? 2 }, () => [0, 0] as const),
    },
    folder,
    book: options.book ?? testBook,
    startInstance: options.startInstance ?? testInstance(),
    theme: await readTheme(),
    now: options.now ?? (() => new Date()),
    drawOrder: options.drawOrder ?? (() => 1),
    holdMs: options.holdMs ?? 200,
    silenceMs: options.silenceMs ?? 30_000,
    timeoutMs: options.timeoutMs ?? 30_000,
    report: (error) => failures.push(error),
  });
  const server = grader.serve(options.around ?? ((listener) => listener)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async (): Promise<void> => {
    await grader.close();
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(async () => {
    await close();
    if (failures.length > 0) throw failures[0];
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  /** Every connection breaks, as when a network fails. */
  const cut = (): void => server.closeAllConnections();
  return { address, folder, close, cut };
};

export type Played = (instance: {
  readonly web: string;
  readonly run: number;
  /** Those that were chosen, if any were. */
  readonly tests?: readonly string[];
}) => Promise<Record<string, unknown>>;

/** A client in this process, whose requests come from this address and name this command. */
export const clientOf = (address: string, id = 'one', from = '127.0.0.1', command = 'play') => {
  const post = (url: string, body: object): Promise<Response> =>
    fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
      body: JSON.stringify(body),
    });
  const client = {
    draw: async (options: object = {}): Promise<string> => {
      const reply = await post(`${address}/cards`, options);
      if (reply.status !== 201) throw new Error(await reply.text());
      return ((await reply.json()) as CardState).id;
    },
    next: async (card: string, more: object = {}): Promise<Turn> => {
      const reply = await post(`${address}/cards/${card}/next`, {
        id,
        command,
        suite: 's',
        ...more,
      });
      if (reply.status !== 200) throw new Error(await reply.text());
      return (await reply.json()) as Turn;
    },
    /** The first turn that is no wait. */
    turn: async (card: string): Promise<Turn> => {
      for (;;) {
        const turn = await client.next(card);
        if (turn.do !== 'wait') return turn;
      }
    },
    tell: (card: string, bout: string, result: object): Promise<Response> =>
      post(`${address}/cards/${card}/results/${bout}`, result),
    state: async (card: string): Promise<CardState> =>
      (await (
        await fetch(`${address}/cards/${card}`, { headers: { Accept: 'application/json' } })
      ).json()) as CardState,
    end: (card: string) => fetch(`${address}/cards/${card}`, { method: 'DELETE' }),
    /** Plays a card to its end, or so many runs of it. */
    play: async (card: string, suite: Played, most = Infinity): Promise<Turn | undefined> => {
      for (let run = 1; run <= most; run += 1) {
        const turn = await client.turn(card);
        if (turn.do !== 'run') return turn;
        const { web, bout, tests } = turn;
        const result = await suite({ web, run, ...(tests && { tests }) });
        await client.tell(card, bout, { exit: 0, ...result });
      }
      return undefined;
    },
  };
  return client;
};

const text = async (url: string): Promise<string> => (await fetch(url)).text();

/** Asks for a greeting and a sum of two equal numbers: finds three of the four defects. */
export const goodSuite: Played = async ({ web }) => {
  const isRight =
    (await text(`${web}/`)).startsWith('Hello') &&
    (await text(`${web}/sum?a=2&b=2`)).startsWith('4');
  return { exit: isRight ? 0 : 1 };
};

/** The same visits, with another end. */
export const visits =
  (result: Record<string, unknown>): Played =>
  async (instance) => ({ ...(await goodSuite(instance)), ...result });
