import { connect } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import type { Upload } from '@sparring/contracts/uploads/upload-endpoints';
import { startBoth } from '../test-site.ts';
import { bodyOf, contentType, text } from '../../support/upload-files.ts';

const servers = await startBoth();
afterAll(servers.kill);

describe.each([
  ['the API', servers.api.url],
  ["the site's server", servers.site.url],
])('an upload through %s', (through, url) => {
  const name = through.toLowerCase().replaceAll(/[^a-z]/g, '-');
  const address = `${new URL(url).origin}/w/${name}/v1/practice/labs/uploads`;
  const send = (bytes: Buffer) =>
    fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': contentType },
      body: bodyOf({ ...text, bytes }),
    });
  const list = async () => (await (await fetch(address)).json()) as readonly Upload[];

  test('of a large file arrives whole, of a larger one gets 413', async () => {
    expect((await send(Buffer.alloc(1_048_576, 'a'))).status).toBe(201);
    const reply = await send(Buffer.alloc(4_000_000, 'a'));
    const { error } = (await reply.json()) as { readonly error: string };
    expect([reply.status, error]).toEqual([413, 'File too large']);
    expect(await list()).toHaveLength(1);
  });

  test('that breaks off in the middle leaves nothing', async () => {
    const before = await list();
    const body = bodyOf({ ...text, bytes: Buffer.alloc(500_000, 'a') });
    const { port, pathname } = new URL(address);
    for (const sent of [1000, 200_000, body.length - 1]) {
      const socket = connect(Number(port), '127.0.0.1');
      socket.on('error', () => {});
      socket.write(
        `POST ${pathname} HTTP/1.1\r\nHost: x\r\nContent-Type: ${contentType}\r\nContent-Length: ${body.length}\r\n\r\n`,
      );
      await new Promise((resolve) => socket.write(body.subarray(0, sent), resolve));
      const closed = new Promise((resolve) => socket.once('close', resolve));
      socket.destroy();
      await closed;
    }
    expect((await send(Buffer.from('after'))).status).toBe(201);
    expect(await list()).toHaveLength(before.length + 1);
  });
});
