import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Each takes up to 120 MB. */
const mostCopies = 6;

/** Opens copies of the graded build at any free ports of this address. */
const openBreaks = async (host: string): Promise<RequestListener> => {
  const { graded } = await import('../../apps/grader/src/graded/folder.ts');
  const { bookOf } = await import('../../apps/grader/src/book/book.ts');
  const { createBreak } = await import('../../apps/grader/src/break/routes.ts');
  const { startInstance } = await import('../../apps/grader/src/instance/start-instance.ts');
  const { app } = createBreak({
    book: bookOf(JSON.parse(await readFile(graded.book, 'utf8'))),
    startInstance: (options) => startInstance({ ...options, host }),
    enter: async () => ({ webPort: 0, apiPort: 0, leave: () => {} }),
    most: mostCopies,
  });
  return app.set('trust proxy', 'loopback');
};

/**
 * Opens broken pages for the site, on a port that only this machine reaches, and resolves with its address. The build is
 * made once, when somebody first asks for a page: whoever asks meanwhile is told how long it has taken so far.
 */
export const serveBreaks = async (
  host: string,
  stopped: AbortSignal,
  build: () => Promise<void>,
): Promise<string> => {
  let opened: RequestListener | undefined;
  let began: number | undefined;
  let why: string | undefined;
  const begin = async (): Promise<void> => {
    began = performance.now();
    try {
      await build();
      opened = await openBreaks(host);
    } catch (error) {
      if (!stopped.aborted) console.error(`\n✗ ${(error as Error).message}`);
      why = 'The build failed: the terminal says why. Start Sparring again to try it once more.';
    }
  };
  const server = createServer((request, response) => {
    if (opened) {
      opened(request, response);
      return;
    }
    if (began === undefined) void begin();
    const seconds = Math.round((performance.now() - began!) / 1000);
    response.writeHead(why === undefined ? 202 : 503, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(why === undefined ? { seconds } : { why }));
  });
  await once(server.listen(0, '127.0.0.1').unref(), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
