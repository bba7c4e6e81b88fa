import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import type { LearnerCard } from './cards.ts';
import { sendEvents } from './events.ts';
import { clientOf, openTestGrader } from '../../test/support/grader.ts';
import { testState } from '../../test/support/state.ts';

/** More than a stream holds before it asks to wait. */
const notes = ['x'.repeat(1_000_000)];

test('a large state is sent once, and again when it has changed', async () => {
  let state = testState('bouts', { notes });
  const watchers = new Set<() => void>();
  const card = {
    state: () => state,
    watch: (changed: () => void) => {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
  } as unknown as LearnerCard;
  const app = express();
  app.get('/', (_request, response) => sendEvents(card, response, new AbortController().signal));
  const server = app.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const reply = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  let text = '';
  for await (const piece of reply.body!.pipeThrough(new TextDecoderStream())) {
    text += piece;
    if (state.phase === 'complete' || !text.endsWith('\n\n') || text.length < 1_000_000) continue;
    state = testState('complete');
    for (const changed of watchers) changed();
  }
  expect(text.split('event: state').length - 1).toBe(2);
});

test('HEAD of the events is answered with headers alone', async () => {
  const { address } = await openTestGrader();
  const card = await clientOf(address).draw();
  const reply = await fetch(`${address}/cards/${card}/events`, { method: 'HEAD' });
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  const more = await fetch(`${address}/cards/${card}/events`, { method: 'PUT' });
  expect(more.headers.get('allow')).toBe('GET, HEAD');
});
