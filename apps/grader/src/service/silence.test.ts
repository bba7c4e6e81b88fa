import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { clientOf, openTestGrader } from '../../test/support/grader.ts';

test('a client whose result is on its way for long is not silent', async () => {
  const { address } = await openTestGrader({ silenceMs: 500 });
  const [slow, silent] = [clientOf(address, 'slow'), clientOf(address, 'silent')];
  const [card, other] = [await slow.draw(), await silent.draw()];
  const turn = await slow.turn(card);
  const bout = turn.do === 'run' ? turn.bout : '';
  const sending = request(`${address}/cards/${card}/results/${bout}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
  });
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
  sending.write('{"exit": 0, "output": "');
  const drops = setInterval(() => sending.write('.'), 50);
  onTestFinished(() => clearInterval(drops));
  await silent.turn(other);
  await vi.waitUntil(async () => (await silent.state(other)).phase === 'paused', 10_000);
  expect(await slow.state(card)).toMatchObject({ phase: 'sound' });
  clearInterval(drops);
  sending.end('"}');
  const [response] = await answered;
  expect(response.resume().statusCode).toBe(204);
});
