import { expect, test } from 'vitest';
import { origin } from './test-client.ts';

test.each(['', '/w/roots-owner'])(
  'the root of %s and /swagger lead to its documentation [ANSWER-23]',
  async (prefix) => {
    const here = `${origin}${prefix}`;
    const asBrowser = { headers: { Accept: 'text/html,*/*;q=0.8' }, redirect: 'manual' } as const;
    for (const path of [here, `${here}/`, `${here}/?from=bookmark`]) {
      const page = await fetch(path, asBrowser);
      expect([page.status, page.headers.get('Location')]).toEqual([303, `${prefix}/docs`]);
      const program = await fetch(path);
      expect(program.headers.get('Vary')).toContain('Accept');
      const addresses = (await program.json()) as Record<string, string>;
      expect(addresses).toEqual({
        documentation: `${here}/docs`,
        openapi: `${here}/openapi.json`,
        postman: `${here}/postman.json`,
        base: `${here}/v1/practice`,
      });
      for (const name of ['documentation', 'openapi', 'postman'])
        expect((await fetch(addresses[name] ?? '')).status).toBe(200);
    }
    const swagger = await fetch(`${here}/swagger`, { redirect: 'manual' });
    expect([swagger.status, swagger.headers.get('Location')]).toEqual([303, `${prefix}/docs`]);
  },
);
