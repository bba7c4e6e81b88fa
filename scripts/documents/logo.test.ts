import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the pages of the API have the logo of the site', () => {
  const ofApi = readFileSync('apps/api/src/reference/page/logo.svg', 'utf8');
  expect(ofApi).toBe(readFileSync('apps/web/src/shell/logo.svg', 'utf8'));
});
