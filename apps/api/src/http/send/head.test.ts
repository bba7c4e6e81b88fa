import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { HeaderValues } from '../../problem/refusal.ts';
import { writeHead } from './head.ts';

const request = { id: '7', workspace: 'ada', trace: {} };

/** The head that a client receives of an answer with these headers. */
const headOf = async (status: number, headers: HeaderValues): Promise<Headers> => {
  const answer: RequestListener = (_request, response) => {
    writeHead(response, request, status, headers);
    response.end();
  };
  const server = createServer(answer);
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}`)).headers;
};

test.each([200, 404, 304])('an answer with the status %i has all headers', async (status) => {
  const headers = await headOf(status, { ETag: '"7"' });
  expect(Object.fromEntries(headers)).toMatchObject({
    etag: '"7"',
    vary: 'X-Workspace',
    'x-request-id': '7',
    'x-workspace': 'ada',
    'x-content-type-options': 'nosniff',
  });
});

test('a header of the answer stands in place of the constant one', async () => {
  const headers = await headOf(200, { 'Content-Security-Policy': "default-src 'self'" });
  expect(headers.get('content-security-policy')).toBe("default-src 'self'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('a constant header is not sent where the answer has an empty list for it', async () => {
  const headers = await headOf(200, { 'Access-Control-Allow-Origin': [] });
  expect(headers.has('access-control-allow-origin')).toBe(false);
});

test('Vary names the workspace and what the answer names besides', async () => {
  expect((await headOf(200, { Vary: 'Accept' })).get('vary')).toBe('X-Workspace, Accept');
});

test('a header with several values is sent in several lines', async () => {
  const headers = await headOf(200, { 'Set-Cookie': ['a=1', 'b=2'] });
  expect(headers.getSetCookie()).toEqual(['a=1', 'b=2']);
});
