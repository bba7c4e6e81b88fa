import { expect, test } from 'vitest';
import { openTestRing } from './test-ring.ts';

test('everything is filled in: grade.sh', async () => {
  const { address } = await openTestRing();
  const script = await (await fetch(`${address}/grade.sh`)).text();
  expect(script).toContain(`ring='${address}'`);
  expect(script).toContain('export API_URL="$api"');
  expect(script).not.toMatch(/\{ring\}|\{places\}|# environment/);
});
