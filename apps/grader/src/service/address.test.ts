import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openTestGrader } from '../../test/support/grader.ts';

/** The answer to a request with these headers, such as a Host that no browser would send. */
const askAs = async (url: string, headers: Record<string, string>): Promise<IncomingMessage> => {
  const asked = request(url, { headers }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return answer;
};

test.each([
  { Host: "grader';touch${IFS}x;'" },
  { Host: 'grader:99999' },
  { 'X-Forwarded-Host': 'grader`touch x`' },
  { 'X-Forwarded-Host': 'grader/path' },
  { 'X-Forwarded-Proto': "http://grader'; touch x; '" },
  { 'X-Forwarded-Proto': 'javascript' },
])('no document takes an address that is none: %j', async (headers) => {
  const { address } = await openTestGrader();
  for (const path of ['/grade.sh', '/']) {
    const answer = await askAs(address + path, headers);
    expect([path, answer.statusCode]).toEqual([path, 400]);
    expect(await text(answer)).not.toContain('touch');
  }
});

test('a document has the address by which its reader came, and says by which headers it differs', async () => {
  const { address } = await openTestGrader();
  const forwarded = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'grader.example:8443' };
  for (const path of ['/grade.sh', '/']) {
    const answer = await askAs(address + path, forwarded);
    expect(answer.headers.vary).toContain('X-Forwarded-Proto, X-Forwarded-Host');
    expect(await text(answer)).toContain('https://grader.example:8443');
  }
  expect(await text(await askAs(`${address}/grade.sh`, { Host: '[::1]:3100' }))).toContain(
    "\ngrader='http://[::1]:3100'\n",
  );
});
