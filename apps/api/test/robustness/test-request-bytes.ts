import { api } from '@sparring/contracts/api';
import type { Endpoint } from '@sparring/contracts/endpoint';
import { exampleBody, exampleRequest } from '@sparring/contracts/print/request';
import { frameOf, framesOf, handshakeOf, opcodes } from '../support/frames.ts';
import { bodyOf, contentType, text } from '../support/upload-files.ts';

export const bytesOf = (
  method: string,
  target: string,
  headers: object = {},
  content: Buffer | string = '',
): Buffer => {
  const all = { Host: '127.0.0.1', ...headers, 'Content-Length': Buffer.byteLength(content) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(content as string)]);
};

/** A delay that nobody waits for is as good as a long one. */
const shortened = (target: string) => target.replace(/delay=\d+/, 'delay=1');

/** The example of every endpoint. */
export const ofTheTable = Object.values(api)
  .flatMap((group) => Object.values<Endpoint>(group))
  .map((endpoint) => {
    const { method, url, headers } = exampleRequest(endpoint, '/v1/practice');
    return bytesOf(method, shortened(url), headers, endpoint.body ? exampleBody(endpoint) : '');
  });

const parts = { Range: 'bytes=0-0,2-3,5-90000' };
export const ofFiles = ['/files/example.pdf', '/files/example.xlsx'].flatMap((path) => [
  bytesOf('GET', path),
  bytesOf('GET', path, parts),
]);

const json = { 'Content-Type': 'application/json' };

/** Writes that a client can repeat. */
export const ofWrites = (base: string): readonly Buffer[] => {
  const keyed = { ...json, 'Idempotency-Key': 'the-same' };
  return [
    bytesOf('GET', `${base}/books?limit=100`),
    bytesOf('GET', `${base}/testing/latency-simulation?delay=1`),
    bytesOf('POST', `${base}/books`, keyed, exampleBody(api.books.addBook)),
    bytesOf('POST', `${base}/labs/auth/tokens`, keyed, exampleBody(api.tokenLab.getLabTokens)),
  ];
};

const largeFile = bodyOf({ ...text, bytes: Buffer.alloc(300_000, 'a') });
const allBooks = `{ books(first: 100) { nodes { ${'id title author price '.repeat(20)} } } }`;
const conversation = framesOf(
  { type: 'subscribe', topic: 'orders' },
  { type: 'publish', topic: 'orders', text: 'ä'.repeat(1000) },
  { type: 'replay', count: 500 },
  { type: 'replay', count: 500, every: 5 },
);

/** What takes long to send or to receive: an upload, GraphQL, streams and WebSockets. */
export const ofLongCalls = (base: string): readonly Buffer[] => {
  const socket = handshakeOf(`${base}/labs/socket`);
  const messages = Buffer.concat([socket, conversation]);
  return [
    bytesOf('POST', `${base}/labs/uploads`, { 'Content-Type': contentType }, largeFile),
    bytesOf('POST', `${base}/labs/graphql`, json, JSON.stringify({ query: allBooks })),
    bytesOf('GET', `${base}/labs/events?count=100&every=0.01`),
    bytesOf('GET', `${base}/labs/events?every=10`),
    bytesOf('GET', `${base}/labs/lines?count=20000`),
    bytesOf('GET', `${base}/workspace/requests/live?seconds=60`),
    socket,
    messages,
    Buffer.concat([messages, frameOf('', { opcode: opcodes.ping }), framesOf({ type: 'drop' })]),
    Buffer.concat([messages, framesOf({ type: 'close', code: 4100 })]),
  ];
};

/** The documentation with all that it loads. */
export const ofDocuments = async (origin: string): Promise<readonly Buffer[]> => {
  const page = await (await fetch(`${origin}/docs`)).text();
  const loaded = Array.from(page.matchAll(/(?:src|href)="(\/docs\/[^"/]+)"/g), ([, path]) => path!);
  if (loaded.length < 2) throw new Error('The documentation loads nothing.');
  const paths = ['/docs', '/docs/problems/not-found', '/openapi.json', '/postman.json', ...loaded];
  return paths.map((path) => bytesOf('GET', path));
};

export const ofTheSite = ['/', '/webelements', '/nothing', '/static/js/shop-3fA9c2Qx.chunk.js'].map(
  (path) => bytesOf('GET', path, { Accept: 'text/html' }),
);
