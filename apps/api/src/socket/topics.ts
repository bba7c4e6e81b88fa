import type { Messages } from '../database/messages.ts';

export interface Subscriber {
  readonly hear: (topic: string, text: string) => void;
  /** Some messages may be missing from here on. */
  readonly lost: () => void;
}

export interface Topics {
  /** Resolves when every later message of the topic will be heard; returns what ends it. */
  readonly subscribe: (
    workspace: string,
    topic: string,
    subscriber: Subscriber,
  ) => Promise<() => void>;
  readonly publish: (workspace: string, topic: string, text: string) => Promise<void>;
}

type Published = readonly [workspace: string, topic: string, text: string];

/** No workspace and no topic contains a slash. */
const keyOf = (workspace: string, topic: string): string => `${workspace}/${topic}`;

/** The topics of all workspaces. They reach the connections to every API on the database. */
export const createTopics = ({ send, receive }: Messages): Topics => {
  const subscribers = new Map<string, Set<Subscriber>>();
  let receiving: Promise<void> | undefined;

  const hear = (text: string): void => {
    const [workspace, topic, sent] = JSON.parse(text) as Published;
    for (const subscriber of subscribers.get(keyOf(workspace, topic)) ?? [])
      subscriber.hear(topic, sent);
  };
  const lost = (): void => {
    receiving = undefined;
    const all = [...subscribers.values()].flatMap((some) => [...some]);
    subscribers.clear();
    for (const subscriber of all) subscriber.lost();
  };
  const begin = (): Promise<void> =>
    receive(hear, lost).catch((error: unknown) => {
      receiving = undefined;
      throw error;
    });

  return {
    subscribe: async (workspace, topic, subscriber) => {
      await (receiving ??= begin());
      const key = keyOf(workspace, topic);
      const some = subscribers.get(key) ?? new Set();
      subscribers.set(key, some.add(subscriber));
      return () => {
        some.delete(subscriber);
        if (some.size === 0 && subscribers.get(key) === some) subscribers.delete(key);
      };
    },
    publish: (workspace, topic, text) =>
      send(JSON.stringify([workspace, topic, text] satisfies Published)),
  };
};
