import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { notes } from '@sparring/defects/runtime/node';
import { notesPath, type Notes } from '@sparring/defects/runtime/notes';

/** Takes in what the pages have noted, and counts everything else that comes. */
export const createDesk = () => {
  let requests = 0;
  const around =
    (listener: RequestListener): RequestListener =>
    (request, response) => {
      if (request.url !== notesPath) {
        requests += 1;
        return listener(request, response);
      }
      text(request).then(
        (sent) => {
          notes.addAll(JSON.parse(sent) as Notes);
          response.writeHead(204).end();
        },
        () => response.destroy(),
      );
    };
  return { around, told: () => ({ notes: notes.all(), requests }) };
};

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken: stop the program that uses it, or choose another one.',
  EACCES: 'is not allowed for this user: choose one above 1023.',
};

/** Resolves with the port as soon as the server listens on it. */
export const listenOn = async (server: Server, port: number): Promise<number> => {
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
    throw reason ? new Error(`Port ${port} ${reason}`, { cause: error }) : error;
  }
  return (server.address() as AddressInfo).port;
};
