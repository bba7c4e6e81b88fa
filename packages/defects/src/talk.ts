import type { Client } from './client.ts';

/** How long a check waits for a message before it counts as missing. */
const patienceMs = 3000;

interface Message {
  readonly type: string;
  readonly [member: string]: unknown;
}

export interface Conversation {
  readonly send: (message: object) => void;
  readonly sendText: (text: string) => void;
  /** The next messages, as many as asked for, without the welcome. */
  readonly read: (count: number) => Promise<readonly Message[]>;
  /** The close code; undefined if the connection stays open. */
  readonly closed: Promise<number | undefined>;
  readonly end: () => void;
}

const nothing = (): void => {};
const late = () => new Promise<void>((resolve) => setTimeout(resolve, patienceMs).unref());

/** A learner's own WebSocket, in the workspace of a client. */
export const talk = async (
  { origin, base }: Pick<Client, 'origin' | 'base'>,
  query = '',
): Promise<Conversation> => {
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}${base}/labs/socket${query}`);
  const arrived: Message[] = [];
  let wake = nothing;
  const closed = new Promise<number>((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve(code));
  });
  socket.addEventListener('message', ({ data }) => {
    arrived.push(JSON.parse(String(data)) as Message);
    wake();
  });
  const read = async (count: number): Promise<readonly Message[]> => {
    const tooLate = late().then(() => true);
    while (arrived.length < count) {
      const more = new Promise<boolean>((resolve) => (wake = () => resolve(false)));
      if (await Promise.race([more, tooLate])) break;
    }
    return arrived.splice(0, count);
  };
  await read(1);
  return {
    send: (message) => socket.send(message instanceof Blob ? message : JSON.stringify(message)),
    sendText: (text) => socket.send(text),
    read,
    closed: Promise.race([closed, late().then(() => undefined)]),
    end: () => socket.close(),
  };
};
