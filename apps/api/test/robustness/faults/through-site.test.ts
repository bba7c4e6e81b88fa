import { afterAll, describe, expect, test } from 'vitest';
import { exampleBook } from '@sparring/contracts/book-endpoints';
import { faultReport } from '@sparring/contracts/fault';
import type { outcome } from '@sparring/contracts/fault-outcome';
import type { z } from 'zod';
import { someBook } from '../../support/book.ts';
import { startBoth } from '../test-site.ts';
import { bytesOf, receive } from '../../support/fault-client.ts';

const servers = await startBoth();
afterAll(servers.kill);

const sound = JSON.stringify(exampleBook);
const bodyIn = (text: string): string => text.slice(text.indexOf('\r\n\r\n') + 4);
const lengthIn = (text: string): number => Number(/content-length: (\d+)/i.exec(text)?.[1]);

describe.each([
  ['the API', servers.api.url],
  ["the site's server", servers.site.url],
])('a fault through %s', (through, url) => {
  const port = Number(new URL(url).port);
  const name = through.toLowerCase().replaceAll(/[^a-z]/g, '-');
  const base = `/w/${name}/v1/practice`;

  const script = async (...outcomes: readonly z.input<typeof outcome>[]) => {
    const reply = await fetch(`${new URL(url).origin}${base}/workspace/faults`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ rules: [{ path: '/books*', outcomes }] }),
    });
    expect(reply.status).toBe(200);
  };
  const get = () => receive(port, bytesOf('GET', `${base}/books/${exampleBook.id}`));
  const add = () => receive(port, bytesOf('POST', `${base}/books`, someBook()));
  const left = async () => {
    const reply = await fetch(`${new URL(url).origin}${base}/workspace/faults`);
    return faultReport.parse(await reply.json()).rules[0]!.left;
  };

  test('a reset is a reset, and is used once [FAULT-16]', async () => {
    await script({ kind: 'reset' }, { kind: 'reset' }, { kind: 'pass' });
    expect(await get()).toMatchObject({ text: '', ending: 'reset' });
    expect(await left()).toBe(2);
    expect(await add()).toMatchObject({ text: '', ending: 'reset' });
  });

  test('an empty answer is empty, and is used once [FAULT-16]', async () => {
    await script({ kind: 'empty' }, { kind: 'pass' });
    expect(await get()).toEqual({ text: '', ending: 'closed', pieces: [] });
    expect(await left()).toBe(1);
  });

  test('a body that is cut off has the same bytes [FAULT-16]', async () => {
    await script({ kind: 'cut' });
    const { text, ending } = await get();
    expect([lengthIn(text), ending]).toEqual([sound.length, 'closed']);
    expect(bodyIn(text)).toBe(sound.slice(0, sound.length / 2));
    expect(text).toContain('outcome=cut');
    expect(text).not.toContain('sparring-fault');
  });

  test.each([
    ['longer', 10],
    ['shorter', -10],
  ] as const)('a length that is %s is the same [FAULT-16]', async (length, by) => {
    await script({ kind: 'wrong-length', length });
    const { text } = await get();
    expect([lengthIn(text), bodyIn(text)]).toEqual([sound.length + by, sound]);
  });

  test('a dribbled body arrives in many pieces [FAULT-16]', async () => {
    await script({ kind: 'dribble', bytes: 20, milliseconds: 20 });
    const { text, pieces } = await get();
    expect(bodyIn(text)).toBe(sound);
    expect(pieces.length).toBeGreaterThan(5);
  });

  test('broken JSON, a wrong type and a status are the same [FAULT-16]', async () => {
    await script({ kind: 'broken-json' }, { kind: 'wrong-type' }, { kind: 'status', status: 507 });
    expect(bodyIn((await get()).text)).toBe(sound.slice(0, -1));
    expect((await get()).text).toMatch(/content-type: text\/html/i);
    expect((await get()).text).toMatch(/^HTTP\/1.1 507 Insufficient Storage/);
  });

  test('a hang ends with the client, and its place is free again [FAULT-07]', async () => {
    await script({ kind: 'hang' }, { kind: 'pass' });
    const signal = AbortSignal.timeout(200);
    const late = fetch(`http://127.0.0.1:${port}${base}/books`, { signal });
    await expect(late).rejects.toThrow('timeout');
    expect((await get()).text).toMatch(/^HTTP\/1.1 200 /);
  });
});
