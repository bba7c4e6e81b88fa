import { Agent, request } from 'node:http';
import { seedBooks } from '../../src/books/seed.ts';

/* Floods an API from one address with a new workspace per request, for a given time. */

const [, , url = '', kind] = process.argv;
const connections = 4;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

const book = `/books/${seedBooks[0]!.id}`;
const [path, body] = kind === 'books' ? [book, '{"stock":1}'] : ['/workspace', '{"seed":7}'];

let ending = new AbortController();
let made = 0;
let statuses: Record<number, number> = {};

const make = (): Promise<void> =>
  new Promise((resolve) => {
    const headers = {
      'Content-Type': 'application/json',
      'X-Forwarded-For': '192.0.2.66',
      'X-Workspace': `flood-${(made += 1)}`,
    };
    const outgoing = request(url + path, { method: 'PATCH', agent, headers }, (response) => {
      const { statusCode = 0 } = response;
      statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
      response.resume().once('close', resolve);
    });
    outgoing.once('error', () => resolve()).end(body);
  });

const flood = async (signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) await make();
};

process.on('message', (told) => {
  if (told === 'end') return ending.abort();
  ending = new AbortController();
  statuses = {};
  const all = Array.from({ length: connections }, () => flood(ending.signal));
  void Promise.all(all).then(() => process.send?.(statuses));
});
process.once('disconnect', () => process.exit());
process.send?.('ready');
