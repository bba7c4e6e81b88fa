import { request } from 'node:http';
import { expect, test } from 'vitest';
import { clientOf, openTestGrader } from '../../support/grader.ts';

const most = 8 * 1024 * 1024 - 1000;
const filled = (pattern: string): string => pattern.repeat(most / Buffer.byteLength(pattern));
const inSuite = (pattern: string): string => `<testsuite>${filled(pattern)}`;
const json = (members: object): string => JSON.stringify({ exit: 0, ...members });
const part = '--x\r\nContent-Disposition: form-data; name="exit"\r\n\r\n0\r\n';

/** 8 MB each. */
const shapes: Readonly<Record<string, () => string>> = {
  'tags that never end': () => json({ junit: inSuite('<a') }),
  instructions: () => json({ junit: inSuite('<?') }),
  comments: () => json({ junit: inSuite('<!--') }),
  declarations: () => json({ junit: inSuite('<!DOCTYPE') }),
  'what begins as a declaration': () => json({ junit: inSuite('<!') }),
  'character data': () => json({ junit: inSuite('<![CDATA[') }),
  attributes: () => json({ junit: `<testsuite ${filled("a='1' ")}` }),
  'quotes that never end': () => json({ junit: `<testsuite ${filled("name='")}` }),
  'spaces behind an attribute': () => json({ junit: `<testsuite name${filled(' ')}` }),
  entities: () => json({ junit: `<testsuite><testcase><failure>${filled('&amp;')}` }),
  'entities that never end': () => json({ junit: `<testsuite a='${filled('&')}` }),
  'deep nesting': () => json({ junit: filled('<testsuite>') }),
  'end tags': () => json({ junit: inSuite('</b>') }),
  tests: () => json({ junit: inSuite("<testcase name='a' classname='b'/>") }),
  'control sequences in the output': () => json({ output: filled('\u009b]a') }),
  'credentials in the output': () => json({ output: filled('Bearer a://') }),
  'objects of JSON': () => `[${filled('{},')}{}]`,
  'deep JSON': () => '['.repeat(most / 2) + ']'.repeat(most / 2),
  'parts of a form': () => `${filled(part)}--x--`,
};

/** A body that is there already, in pieces: making it is no part of what is measured. */
const send = (url: string, body: Buffer): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const type = body[0] === 0x2d ? 'multipart/form-data; boundary=x' : 'application/json';
    const headers = { 'Content-Type': type, 'Content-Length': body.length };
    const sending = request(url, { method: 'POST', headers });
    sending.once('error', reject).once('response', (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    });
    sending.end(body);
  });

/**
 * The longest that the thread of the grader computes without a look at its other clients, in milliseconds. It
 * counts the processor's time of this thread: the load of the machine makes no difference.
 */
const longestTurn = async (work: Promise<unknown>): Promise<number> => {
  let longest = 0;
  const state = { isOver: false };
  const over = work.finally(() => (state.isOver = true));
  while (!state.isOver) {
    const before = process.threadCpuUsage();
    await new Promise(setImmediate);
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
  }
  await over;
  return longest;
};

test.each(Object.keys(shapes))('8 MB of %s hold up no other client', async (shape) => {
  const { address } = await openTestGrader();
  const client = clientOf(address);
  const card = await client.draw();
  const turn = await client.turn(card);
  if (turn.do !== 'run') throw new Error('There is no run.');
  const body = Buffer.from(shapes[shape]!());
  const sent = send(`${address}/cards/${card}/results/${turn.bout}`, body);
  expect(await longestTurn(sent)).toBeLessThan(100);
  expect([204, 400]).toContain(await sent);
});
