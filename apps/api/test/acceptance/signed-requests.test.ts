import { expect, test } from 'vitest';
import { signedHeaders } from '../support/auth-lab-client.ts';
import type { Problem, Workspace } from './test-client.ts';
import { frozen, start } from './test-conditions.ts';

const message = (text: string): string => JSON.stringify({ message: text });

/** Sends a signed message, with another body if one is given. */
const sendSigned = (
  workspace: Workspace,
  { body, created, sent = body }: { body: string; created: number; sent?: string },
  changes: Readonly<Record<string, string>> = {},
) => {
  const path = `${workspace.base}/labs/auth/signed`;
  return workspace.send<Problem & { message: string; signature_base: string }>(
    'POST',
    '/labs/auth/signed',
    {
      raw: sent,
      headers: {
        'Content-Type': 'application/json',
        ...signedHeaders({ path, body, created }),
        ...changes,
      },
    },
  );
};
const now = Date.parse(start) / 1000;

/** The lines of a request to sign. */
const linesOf = ({ base }: Workspace, body: string): string => {
  const path = `${base}/labs/auth/signed`;
  const headers = signedHeaders({ path, body, created: now });
  return [
    '"@method": POST',
    `"@path": ${path}`,
    `"content-digest": ${headers['Content-Digest']}`,
    `"@signature-params": ${headers['Signature-Input'].replace('sig1=', '')}`,
  ].join('\n');
};

test('a signed request gets its lines back [AUTHLAB-08]', async () => {
  const workspace = await frozen();
  const sent = message('Hello');
  const { status, body } = await sendSigned(workspace, { body: sent, created: now });
  const lines = linesOf(workspace, sent);
  expect([status, body]).toEqual([200, { message: 'Hello', signature_base: lines }]);
});

test('another body than the signed one is refused at its step [AUTHLAB-08, AUTHLAB-09]', async () => {
  const parts = { body: message('Pay 10'), sent: message('Pay 99'), created: now };
  const { status, body } = await sendSigned(await frozen(), parts);
  expect([status, /Step \d/.exec(body.detail)?.[0]]).toEqual([401, 'Step 7']);
});

test.each([
  ['Step 1', '', ''],
  ['Step 1', '', 'x'],
  ['Step 1', '', 'sig1=("@method");created=1, b=()'],
  ['Step 2', '', 'sig1=("@method");created=1;keyid="x"'],
  ['Step 3', ': "content-digest"', 'sig1=("@method" "@path");created=1;keyid="lab-signer"'],
])('names %s%s for the Signature-Input %j [AUTHLAB-09]', async (step, component, input) => {
  const parts = { body: message('Hello'), created: now };
  const { status, body } = await sendSigned(await frozen(), parts, { 'Signature-Input': input });
  expect([status, /Step \d/.exec(body.detail)?.[0]]).toEqual([401, step]);
  expect(body.detail).toContain(component);
});

test('shows the lines that it signed for a signature that differs [AUTHLAB-09]', async () => {
  const workspace = await frozen();
  const parts = { body: message('Hello'), created: now };
  const { status, body } = await sendSigned(workspace, parts, { Signature: 'sig1=:AAAA:' });
  expect([status, /Step \d/.exec(body.detail)?.[0]]).toEqual([401, 'Step 5']);
  expect(body.detail).toContain(linesOf(workspace, message('Hello')));
});

test.each([
  [-301, 401],
  [-300, 200],
  [0, 200],
  [3600, 401],
])('a signature of %d seconds from now gets %d [AUTHLAB-10]', async (difference, status) => {
  const parts = { body: message('Hello'), created: now + difference };
  expect((await sendSigned(await frozen(), parts)).status).toBe(status);
});

test('a signature passes once [AUTHLAB-10]', async () => {
  const workspace = await frozen();
  const parts = { body: message('Hello'), created: now };
  const statuses = [await sendSigned(workspace, parts), await sendSigned(workspace, parts)];
  expect(statuses.map(({ status }) => status)).toEqual([200, 401]);
});
