import type { WebSocket } from 'ws';
import { mostTopics, type ClientMessage } from '@sparring/contracts/live/socket-messages';
import type { Clock } from '../request/clock.ts';
import { HttpProblem } from '../problem/refusal.ts';
import { closeWhenIdle, pingEvery } from './keep-alive.ts';
import { closeAs, createLine } from './line.ts';
import { readMessage } from './read-message.ts';
import { replay } from './replay.ts';
import type { Topics } from './topics.ts';

export interface ConversationParts {
  readonly workspace: string;
  /** The seconds between two pings, and those without a message. */
  readonly ping: number;
  readonly idle: number;
  readonly clock: Clock;
  readonly topics: Topics;
  /** Reads the seed of the workspace. */
  readonly readSeed: () => Promise<number>;
  /** Receives unexpected errors. */
  readonly report: (error: unknown) => void;
}

/** The close code for a message that breaks the rules of its receiver. */
const policyViolation = 1008;

/** Talks with one client until the connection is closed. */
export const converse = (socket: WebSocket, parts: ConversationParts): void => {
  const { workspace, ping, idle, clock, topics, readSeed, report } = parts;
  const line = createLine(socket);
  const ended = new AbortController();
  const subscribed = new Map<string, () => void>();
  let replaying = new AbortController();

  const failed = (error: unknown): void => {
    const isUnavailable = error instanceof HttpProblem && error.kind === 'store-unavailable';
    if (!isUnavailable) report(error);
    closeAs(socket, isUnavailable ? 'unavailable' : 'failed');
  };

  const subscribe = async (topic: string): Promise<void> => {
    if (!subscribed.has(topic)) {
      if (subscribed.size === mostTopics)
        return socket.close(policyViolation, `A connection has at most ${mostTopics} topics.`);
      const stop = await topics.subscribe(workspace, topic, {
        hear: (of, text) => line.send({ type: 'message', topic: of, text }),
        lost: () => closeAs(socket, 'unavailable'),
      });
      if (ended.signal.aborted) return stop();
      subscribed.set(topic, stop);
    }
    line.send({ type: 'subscribed', topic });
  };

  const answer = async (message: ClientMessage): Promise<void> => {
    switch (message.type) {
      case 'echo':
        return line.send(message);
      case 'subscribe':
        return subscribe(message.topic);
      case 'unsubscribe':
        subscribed.get(message.topic)?.();
        subscribed.delete(message.topic);
        return line.send({ type: 'unsubscribed', topic: message.topic });
      case 'publish':
        await topics.publish(workspace, message.topic, message.text);
        return line.send({ type: 'published', topic: message.topic });
      case 'replay': {
        replaying.abort();
        replaying = new AbortController();
        const ending = AbortSignal.any([replaying.signal, ended.signal]);
        const seed = message.seed ?? (await readSeed());
        return void replay(message, { line, clock, seed, ending }).catch(failed);
      }
      case 'close':
        return socket.close(message.code, message.reason);
      default:
        return socket.terminate();
    }
  };

  let turn = Promise.resolve();
  socket.on('message', (data, isBinary) => {
    turn = turn
      .then(() =>
        line.during(async () => {
          if (socket.readyState !== socket.OPEN) return;
          const message = readMessage(socket, data, isBinary);
          if (message) await answer(message);
        }),
      )
      .catch(failed);
  });
  /* ws closes the connection itself after a frame that it cannot accept. */
  socket.on('error', () => {});
  socket.once('close', () => {
    ended.abort();
    for (const stop of subscribed.values()) stop();
  });
  const watch = { clock, ended: ended.signal };
  void pingEvery(ping, socket, watch);
  void closeWhenIdle(idle, socket, watch);
  line.send({ type: 'welcome', workspace });
};
