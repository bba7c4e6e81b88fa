import { expect, test } from 'vitest';
import { newWorkspace } from './test-client.ts';
import { startSession } from './test-lab.ts';

const path = '/labs/auth/session/report';

test('a session gets its report as a PDF, and nobody else does [AUTHLAB-24]', async () => {
  const workspace = newWorkspace();
  const { Cookie } = await startSession(workspace);
  const read = async (query: string) => {
    const reply = await workspace.send('GET', `${path}?${query}`, { headers: { Cookie } });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('Content-Type')).toBe('application/pdf');
    expect(reply.headers.get('Content-Disposition')).toContain('filename="report.pdf"');
    expect(reply.text).toMatch(/^%PDF-1\.4\n.*\(Total \d+\.\d\d\).*\(Code \d{4}\)/s);
    return reply.text;
  };
  const first = await read('seed=7&size=12');
  expect(await read('seed=7&size=12')).toBe(first);
  expect(await read('seed=8&size=12')).not.toBe(first);
  expect(await read('seed=7&size=13')).not.toBe(first);

  const stranger = newWorkspace();
  await stranger.send('GET', '/workspace');
  for (const other of [workspace, stranger]) {
    const headers = { Cookie: other === workspace ? '' : Cookie };
    const refused = await other.send('GET', `${path}?seed=7&size=12`, { headers });
    expect(refused.status).toBe(401);
    expect(refused.text).not.toContain('Code');
  }
});

test.each(['', 'seed=7', 'size=12', 'seed=x&size=12', 'seed=7&size=501', 'seed=7&size=1'])(
  'refuses ?%s',
  async (query) => {
    const workspace = newWorkspace();
    const { Cookie } = await startSession(workspace);
    const { status } = await workspace.send('GET', `${path}?${query}`, { headers: { Cookie } });
    expect(status).toBe(400);
  },
);
