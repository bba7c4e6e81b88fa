import { cp, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { output } from './program.ts';

const { API_URL = 'http://127.0.0.1:3001', PYTHON = 'python3' } = process.env;

const labs = `${API_URL}/w/client-live/v1/practice/labs`;

test('httpx-sse resumes a broken stream, and websockets talks over the WebSocket', async () => {
  const folder = resolve('../../reports/clients/live');
  await mkdir(folder, { recursive: true });
  await cp('python/live.py', join(folder, 'live.py'));
  const got: unknown = JSON.parse(await output(folder, { LABS_URL: labs }, PYTHON, 'live.py'));
  expect(got).toEqual({
    numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    stock: 152,
    names: ['delivery', 'return', 'sale'],
    broken: 2,
    welcome: ['client-live', 'client-live'],
    heard: [{ type: 'message', topic: 'orders', text: 'One more' }],
    pong: true,
    closed: 4001,
    too_large: 1009,
    refused: 400,
  });
});
