import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { clientOf, openTestGrader } from '../../test/support/grader.ts';

/** Begins to send a result of 8 MB and does not go on. */
const begin = (url: string): ClientRequest => {
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': 8 * 1024 * 1024,
    Expect: '100-continue',
  };
  const sending = request(url, { method: 'POST', headers, agent: false });
  onTestFinished(() => void sending.destroy());
  sending.on('error', () => {}).write('{"exit": 0, "output": "');
  return sending;
};

const open = async () => {
  const { address } = await openTestGrader();
  const client = clientOf(address);
  const card = await client.draw();
  const turn = await client.turn(card);
  if (turn.do !== 'run') throw new Error('There is no run.');
  return { client, card, bout: turn.bout, results: `${address}/cards/${card}/results` };
};

test.each([
  ['an unknown card', 404, (results: string) => results.replace(/cards\/[^/]*/, 'cards/none')],
  ['an unknown run', 409, (results: string) => results],
])('a result of %s is refused before it is sent', async (_what, status, of) => {
  const { results } = await open();
  const [reply] = (await once(begin(`${of(results)}/none`), 'response')) as [IncomingMessage];
  expect(reply.statusCode).toBe(status);
});

test('of two uploads of a run the newer one counts, and the older one is ended', async () => {
  const { client, card, bout, results } = await open();
  const older = begin(`${results}/${bout}`);
  const ended = once(older, 'error');
  await once(older, 'continue');
  expect((await client.tell(card, bout, { exit: 0 })).status).toBe(204);
  expect(await ended).toMatchObject([{ code: 'ECONNRESET' }]);
});
