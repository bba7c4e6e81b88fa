import { describe, expect, test } from 'vitest';
import { behindProxy, testApp } from '../../test/support/app.ts';
import { inAda } from '../../test/support/auth-lab-client.ts';
import { oauthClient } from '../../test/support/oauth.ts';

const app = await testApp();
const client = oauthClient(app);

test('takes the address that a trusted reverse proxy forwards, and says so to caches', async () => {
  const { body, headers } = await oauthClient(await testApp(behindProxy))
    .get('/.well-known/oauth-authorization-server')
    .set({ 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'class.test' });
  expect(body.issuer).toBe(`https://class.test${inAda}/labs/auth/oauth`);
  expect(headers['vary']).toBe('X-Workspace, X-Forwarded-Host, X-Forwarded-Proto');
});

describe('the page', () => {
  test('sends its form only to itself and to the client, and is not cached', async () => {
    const { headers } = await client.ask();
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain(
      "form-action 'self' http://sparring.test;",
    );
    expect(headers['cache-control']).toBe('no-store');
  });

  test('escapes what it was given', async () => {
    const { text } = await client.ask({ state: '"><b>' });
    expect(text).toContain('value="&quot;&gt;&lt;b&gt;"');
  });

  test('shows the form again, without the password, when it is wrong', async () => {
    const { status, text } = await client.decide({ password: 'wrong-1' });
    expect(status).toBe(403);
    expect(text).toContain('role="alert"');
    expect(text).toContain('value="editor"');
    expect(text).not.toContain('wrong-1');
  });
});
