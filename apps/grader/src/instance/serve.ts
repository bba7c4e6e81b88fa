import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { notes, printed, visit, visitsNoted } from '@sparring/defects/runtime/node';
import { notesPath, type PageNotes } from '@sparring/defects/runtime/notes';
import { type Hearing, hearOn } from './notes-socket.ts';
import { z } from 'zod';
import { visitOf, visitOfPage } from './visits.ts';

const numbers = z.array(z.int().min(1).max(1008)).max(1008);

const message = z.strictObject({
  path: z.string().startsWith('/').max(2000),
  reached: numbers,
  different: numbers,
  seen: numbers,
});

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What a page has noted; nothing when no page of the site sends such a text. */
const readPageNotes = (text: string): PageNotes | undefined => message.safeParse(parsed(text)).data;

/** More than the site has, with all parameters that a suite may put into a path. */
const mostPaths = 1000;
const longestPath = 2000;

/** Whoever asks for paths that do not exist must not fill the memory. */
const createPaths = () => {
  const paths = new Set<string>();
  const add = (path: string): void => {
    if (paths.size < mostPaths && path.length <= longestPath) paths.add(path);
  };
  return { add, has: (path: string) => paths.has(path), all: (): readonly string[] => [...paths] };
};

/** The pages that a browser has loaded from the site, those that have said so, and what was sent at all. */
const createPages = (entry: string) => {
  const [loaded, heard, sent] = [createPaths(), createPaths(), createPaths()];
  let isEntrySent = false;
  const watching =
    (listener: RequestListener): RequestListener =>
    (request, response) => {
      const path = (request.url ?? '/').replace(/\?.*/s, '');
      const isPage = /^(document|i?frame)$/.test(String(request.headers['sec-fetch-dest']));
      if (path === entry) isEntrySent = true;
      response.once('finish', () => {
        const isHtml = /^text\/html\b/.test(String(response.getHeader('Content-Type')));
        if (isHtml) sent.add(path);
        if (isPage && isHtml && !withoutScripts.test(path)) loaded.add(path);
      });
      listener(request, response);
    };
  /** Whoever has not asked for a page and its script has not been there. */
  const wasSent = (path: string): boolean => isEntrySent && sent.has(path);
  return { loaded, heard, wasSent, watching };
};

/** Pages of the API, and files such as those in frames: they have no scripts of the site. */
const withoutScripts = /^(\/w\/[^/]+)?\/(docs|v1)\b|\.\w+$/;

/** The documents that a defect can change. */
const documents = /^[^?]*\/(docs|openapi\.json)\b/;
const graphql = /^[^?]*\/graphql\b/;

/** Counts the requests of both servers, takes in what pages have noted, and tells all of it. `entry` is the script with which each page begins. */
export const createDesk = (entry: string) => {
  let requests = 0;
  const { loaded, heard, wasSent, watching } = createPages(entry);
  let hearing: Hearing | undefined;
  const counting =
    (listener: RequestListener): RequestListener =>
    (request, response) => {
      requests += 1;
      visit.run(visitOf(request), () => {
        const { url = '' } = request;
        if (documents.test(url)) printed('documents');
        if (graphql.test(url)) printed('GraphQL');
        listener(request, response);
      });
    };
  const hearPages = (site: Server): void => {
    hearing = hearOn(site, notesPath, (text) => {
      const noted = readPageNotes(text);
      if (!noted) return false;
      if (!wasSent(noted.path)) return true;
      heard.add(noted.path);
      visit.run(visitOfPage(noted.path), () => notes.addAll(noted));
      return true;
    });
  };
  const told = async () => {
    await hearing?.over();
    return {
      notes: notes.all(),
      visits: visitsNoted(),
      requests,
      loaded: loaded.all(),
      heard: heard.all(),
    };
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
