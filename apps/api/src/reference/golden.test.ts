import { expect, test } from 'vitest';
import { openApi, postman } from './printed.ts';

/* Both files are for people and tools that do not run Sparring. */
const hint = 'stale: run "npx vitest run src/reference/golden.test.ts --update" in apps/api';
/* Not localhost: linters warn of it as of a forgotten placeholder. */
const address = { origin: 'http://127.0.0.1:3000', workspace: 'public' };
const file = (name: string): string => `../../../../docs/${name}`;
const text = (document: unknown): string => `${JSON.stringify(document, null, 2)}\n`;

test('docs/openapi.json is the document of the contracts', async () => {
  await expect(text(openApi(address))).toMatchFileSnapshot(file('openapi.json'), hint);
});

test('docs/postman.json is the collection of the contracts', async () => {
  await expect(text(postman(address))).toMatchFileSnapshot(file('postman.json'), hint);
});
