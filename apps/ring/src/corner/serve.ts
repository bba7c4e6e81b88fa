import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { notes, printed } from '@sparring/defects/runtime/node';
import { notesPath, type PageNotes } from '@sparring/defects/runtime/notes';
import { type Hearing, hearOn } from './notes-socket.ts';

/** The pages that a browser has loaded from the site, and those that have said so. */
const createPages = () => {
  const [loaded, heard] = [new Set<string>(), new Set<string>()];
  const watching =
    (listener: RequestListener): RequestListener =>
    (request, response) => {
      const path = (request.url ?? '/').replace(/\?.*/s, '');
      const isPage = /^(document|i?frame)$/.test(String(request.headers['sec-fetch-dest']));
      response.once('finish', () => {
        const isHtml = /^text\/html\b/.test(String(response.getHeader('Content-Type')));
        if (isPage && isHtml && !withoutScripts.test(path)) loaded.add(path);
      });
      listener(request, response);
    };
  return { loaded, heard, watching };
};

/** Pages of the API, and files such as those in frames: they have no scripts of the site. */
const withoutScripts = /^(\/w\/[^/]+)?\/(docs|v1)\b|\.\w+$/;

/** What is made from the form of the API's schemas: its documents, and the types of GraphQL. */
const documents = /^[^?]*\/(docs|openapi\.json|postman\.json|graphql)\b/;

/** Counts the requests of both servers, takes in what pages have noted, and tells all of it. */
export const createDesk = () => {
  let requests = 0;
  const { loaded, heard, watching } = createPages();
  let hearing: Hearing | undefined;
  const counting =
    (listener: RequestListener): RequestListener =>
    (request, response) => {
      requests += 1;
      if (documents.test(request.url ?? '')) printed();
      listener(request, response);
    };
  const hearPages = (site: Server): void => {
    hearing = hearOn(site, notesPath, (text) => {
      const { path, ...told } = JSON.parse(text) as PageNotes;
      heard.add(path);
      notes.addAll(told);
    });
  };
  const told = async () => {
    await hearing?.over();
    return { notes: notes.all(), requests, loaded: [...loaded], heard: [...heard] };
  };
  return { counting, watching, hearPages, told };
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
