import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { notes } from '@sparring/defects/runtime/node';
import { notesPath, type Notes } from '@sparring/defects/runtime/notes';
import { hearOn } from './notes-socket.ts';

/** Takes in what the pages of the site have noted. */
export const hearPages = (site: Server): void =>
  hearOn(site, notesPath, (text) => notes.addAll(JSON.parse(text) as Notes));

/** Counts the requests of both servers, and tells what was noted. */
export const createDesk = () => {
  let requests = 0;
  const counting =
    (listener: RequestListener): RequestListener =>
    (request, response) => {
      requests += 1;
      listener(request, response);
    };
  return { counting, told: () => ({ notes: notes.all(), requests }) };
};

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken: stop the program that uses it, or choose another one.',
  EACCES: 'is not allowed for this user: choose one above 1023.',
};

/** Resolves with the port as soon as the server listens on it. */
export const listenOn = async (server: Server, host: string, port: number): Promise<number> => {
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
    throw reason ? new Error(`Port ${port} ${reason}`, { cause: error }) : error;
  }
  return (server.address() as AddressInfo).port;
};
