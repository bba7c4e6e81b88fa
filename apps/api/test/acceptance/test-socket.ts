import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, inject, onTestFinished } from 'vitest';
import { WebSocket, type ClientOptions } from 'ws';
import { newWorkspace } from './test-client.ts';

const socketOrigin = (origin: string) => origin.replace(/^http/, 'ws');

export interface Closing {
  readonly code: number;
  readonly reason: string;
}

const nothing = (): void => {};

/** A client of the WebSocket, with a queue of what it has received. */
export const connect = (url: string, options: ClientOptions = {}) => {
  const socket = new WebSocket(socketOrigin(url), options);
  const queue: unknown[] = [];
  let wake = nothing;
  socket.on('message', (data) => {
    queue.push(JSON.parse((data as Buffer).toString()));
    wake();
  });
  socket.on('error', () => {});
  const closed = new Promise<Closing>((resolve) => {
    socket.on('close', (code, reason) => {
      resolve({ code, reason: reason.toString() });
      wake();
    });
  });
  onTestFinished(() => socket.terminate());

  /** The next message; undefined when the connection is closed. */
  const next = async (): Promise<unknown> => {
    while (queue.length === 0 && socket.readyState <= socket.OPEN)
      await new Promise<void>((resolve) => (wake = resolve));
    return queue.shift();
  };
  const read = async (count: number): Promise<unknown[]> => {
    const messages: unknown[] = [];
    while (messages.length < count) messages.push(await next());
    return messages;
  };
  return {
    socket,
    closed,
    next,
    read,
    send: (message: object) => socket.send(JSON.stringify(message)),
    sendRaw: (data: string | Buffer) => socket.send(data),
    /** Sends a message and returns the one that comes next. */
    ask: (message: object) => {
      socket.send(JSON.stringify(message));
      return next();
    },
  };
};

/** An open connection that has received its welcome. */
export const open = async (url: string, options: ClientOptions = {}) => {
  const client = connect(url, options);
  await client.next();
  return client;
};

type Client = Awaited<ReturnType<typeof open>>;

export const socketPath = '/labs/socket';

/** The address of the WebSocket in a workspace. */
export const addressOf = ({ base }: { readonly base: string }, query = ''): string =>
  `${inject('apiUrl')}${base}${socketPath}${query}`;

export const openIn = (workspace = newWorkspace(), query = '') => open(addressOf(workspace, query));

export const echoOf = (said: string) => ({ type: 'echo', text: said });

export const subscribe = async (client: Client, topic = 'orders'): Promise<void> =>
  expect(await client.ask({ type: 'subscribe', topic })).toEqual({ type: 'subscribed', topic });

const handshake = {
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

/** The refusal of a handshake with these headers. */
export const refusal = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
  const sent = request(url, { headers: { ...handshake, ...headers }, agent: false }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const body = JSON.parse(await text(response)) as { readonly error: string };
  return { status: response.statusCode, type: response.headers['content-type'], body };
};
