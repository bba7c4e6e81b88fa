import { expect, test } from 'vitest';
import { openApi, postman } from './printed.ts';

/* Both files are for people and tools that do not run Sparring. */
const hint = 'stale: run "npx vitest run src/reference/golden.test.ts --update" in apps/api';
const file = (name: string): string => `../../../../docs/${name}`;
const text = (document: unknown): string => `${JSON.stringify(document, null, 2)}\n`;

test('docs/openapi.json is what the contracts print', async () => {
  await expect(text(openApi())).toMatchFileSnapshot(file('openapi.json'), hint);
});

test('docs/postman.json is what the contracts print', async () => {
  await expect(text(postman('http://localhost:3000'))).toMatchFileSnapshot(
    file('postman.json'),
    hint,
  );
});
