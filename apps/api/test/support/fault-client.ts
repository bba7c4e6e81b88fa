import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { onTestFinished } from 'vitest';
import type { AppParts } from '../../src/app.ts';
import { createApiServer } from '../../src/http/endpoint/server.ts';
import { testApp } from './app.ts';

/** What a client receives on its connection: all bytes, and how the connection ended. */
export interface Received {
  readonly text: string;
  readonly ending: 'closed' | 'reset';
  /** The pieces in which the bytes arrived. */
  readonly pieces: readonly string[];
}

/** Sends bytes to a port and receives until the connection ends. */
export const receive = async (port: number, sent: string): Promise<Received> => {
  const socket = connect(port, '127.0.0.1');
  const pieces: string[] = [];
  let ending: Received['ending'] = 'closed';
  socket.on('data', (piece) => pieces.push(piece.toString('latin1')));
  socket.on('error', (error: NodeJS.ErrnoException) => {
    ending = error.code === 'ECONNRESET' ? 'reset' : 'closed';
  });
  socket.write(sent);
  await new Promise((resolve) => socket.once('close', resolve));
  return { text: pieces.join(''), ending, pieces };
};

/** A request as bytes. */
export const bytesOf = (method: string, path: string, body?: object, headers = ''): string => {
  const content = body ? JSON.stringify(body) : '';
  const type = body ? 'Content-Type: application/json\r\n' : '';
  return `${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}${type}Content-Length: ${Buffer.byteLength(content)}\r\n\r\n${content}`;
};

export const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** Starts the API for one test. */
export const startedApi = async (parts: Partial<AppParts> = {}) => {
  const server = createApiServer(await testApp(parts)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { server, port: portOf(server), origin: `http://127.0.0.1:${portOf(server)}` };
};
