import { expect, test } from 'vitest';
import { openApi, postman } from './printed.ts';

/* Both files are for people and tools that do not run Sparring. When one is stale, rewrite it in apps/api with
   `vitest run src/reference/golden.test.ts --update`. */
const file = (name: string): string => `../../../../docs/${name}`;
const text = (document: unknown): string => `${JSON.stringify(document, null, 2)}\n`;

test('docs/openapi.json is what the contracts print', async () => {
  await expect(text(openApi())).toMatchFileSnapshot(file('openapi.json'));
});

test('docs/postman.json is what the contracts print', async () => {
  await expect(text(postman('http://localhost:3000'))).toMatchFileSnapshot(file('postman.json'));
});
