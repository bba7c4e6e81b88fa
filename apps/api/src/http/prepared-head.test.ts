import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { preparedHead } from './prepared-head.ts';

const prepare = preparedHead([
  ['X-One', '1'],
  ['X-Two', '2'],
]);

/** The head of what a prepared response says. */
const headOf = async (answer: (response: ServerResponse) => void) => {
  const server = createServer((_request, response) => {
    prepare(response);
    answer(response);
  });
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const { status, headers } = await fetch(`http://127.0.0.1:${port}`);
  return { status, one: headers.get('x-one'), two: headers.get('x-two'), headers };
};

const both = { one: '1', two: '2' };

test.each([
  ['ends with a body', 200, (response: ServerResponse) => void response.end('here')],
  ['ends without one', 200, (response: ServerResponse) => void response.end()],
  [
    'is written piece by piece',
    200,
    (response: ServerResponse) => response.write('a') && response.end('b'),
  ],
  [
    'names its status and headers at once',
    404,
    (response: ServerResponse) => void response.writeHead(404, { ETag: '"7"' }).end(),
  ],
  ['is not modified', 304, (response: ServerResponse) => void response.writeHead(304).end()],
])('a response that %s has the prepared headers', async (_, status, answer) => {
  expect(await headOf(answer)).toMatchObject({ status, ...both });
});

test('leaves a header as somebody has set it, and adds the others', async () => {
  const head = await headOf((response) => response.setHeader('x-two', 'own').end());
  expect(head).toMatchObject({ one: '1', two: 'own' });
});

test('keeps what was set besides', async () => {
  const { headers, ...head } = await headOf((response) =>
    response.setHeader('ETag', '"7"').end('here'),
  );
  expect(head).toMatchObject(both);
  expect(headers.get('etag')).toBe('"7"');
  expect(headers.get('content-length')).toBe('4');
});
