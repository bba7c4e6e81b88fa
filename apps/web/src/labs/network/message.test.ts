import { expect, test } from 'vitest';
import { messageOf } from './message.ts';

const inTime = new AbortController().signal;
const saidTo = (asked: Promise<Response>, signal = inTime) =>
  messageOf(asked, { seconds: 2, signal });
const answered = (body: string) => saidTo(Promise.resolve(new Response(body)));

const failing = (reason: unknown): ReadableStream =>
  new ReadableStream({ start: (controller) => controller.error(reason) });

test.each([
  ['{"name":"Desk Lamp","price":35}', 'Desk Lamp, $35.00'],
  ['', 'The response is not JSON.'],
  ['null', 'The response is not a product: its name is not text.'],
])('the body %s is "%s"', async (body, message) => {
  expect(await answered(body)).toBe(message);
});

test('a body shorter than its length is cut off, unless it was compressed', async () => {
  const body = '{"name":"Desk Lamp","price":35}';
  const withHeaders = (headers: Record<string, string>) =>
    saidTo(Promise.resolve(new Response(body, { headers })));
  const length = String(body.length + 1);
  expect(await withHeaders({ 'Content-Length': length })).toBe('The response was cut off.');
  expect(await withHeaders({ 'Content-Length': String(body.length) })).toBe('Desk Lamp, $35.00');
  expect(await withHeaders({ 'Content-Length': length, 'Content-Encoding': 'br' })).toBe(
    'Desk Lamp, $35.00',
  );
});

test('names the timeout before and after the headers have come', async () => {
  const late = AbortSignal.abort();
  const message = 'No answer after 2 seconds.';
  expect(await saidTo(Promise.reject(late.reason), late)).toBe(message);
  expect(await saidTo(Promise.resolve(new Response(failing(late.reason))), late)).toBe(message);
});
