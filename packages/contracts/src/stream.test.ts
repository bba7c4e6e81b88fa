import { expect, test } from 'vitest';
import { z } from 'zod';
import { exampleText, mediaTypeOf, streamReply } from './reply.ts';
import { streamFormats } from './stream.ts';

const { events, lines } = streamFormats;

test('writes an event with all its fields, the data last', () => {
  const event = { event: 'added', id: '7', retry: 1000, data: { title: 'One\nTwo' } };
  expect(events.textOf(event)).toBe(
    'event: added\nid: 7\nretry: 1000\ndata: {"title":"One\\nTwo"}\n\n',
  );
});

test('writes a comment that clients do not read as an event', () => {
  expect(events.textOf({ comment: 'still here' })).toBe(': still here\n\n');
});

test.each([{ id: '1\n\ndata: 2', data: 1 }, { event: 'a\rb', data: 1 }, { comment: 'a\nb' }])(
  'refuses %j, which would add fields',
  (event) => {
    expect(() => events.textOf(event)).toThrow('must be one line');
  },
);

test('writes an item on a line of its own', () => {
  expect(lines.textOf({ title: 'One\nTwo' })).toBe('{"title":"One\\nTwo"}\n');
});

test('shows the example of a stream as a client receives it', () => {
  const reply = streamReply('events', z.object({ tick: z.int() }), {
    description: 'Ticks.',
    example: [{ data: { tick: 1 } }, { comment: 'still here' }],
  });
  expect(exampleText(reply)).toBe('data: {"tick":1}\n\n: still here\n\n');
  expect(mediaTypeOf(reply)).toBe('text/event-stream');
});
