import { expect, test } from 'vitest';
import { openTestRing } from './test-ring.ts';

const scripts = {
  'grade.sh': { ring: (address: string) => `ring='${address}'`, set: 'export API_URL="$api"' },
  'grade.ps1': { ring: (address: string) => `$ring = '${address}'`, set: '$env:API_URL = "$api"' },
} as const;

test.each(['grade.sh', 'grade.ps1'] as const)('everything is filled in: %s', async (name) => {
  const { address } = await openTestRing();
  const script = await (await fetch(`${address}/${name}`)).text();
  expect(script).toContain(scripts[name].ring(address));
  expect(script).toContain(scripts[name].set);
  expect(script).not.toMatch(/\{ring\}|\{places\}|# environment/);
});

test('as a script block, the script for PowerShell finds the variables that it sets', async () => {
  const { address } = await openTestRing();
  const script = await (await fetch(`${address}/grade.ps1`)).text();
  // In a script block that is not a file, this scope is the global one, which the block's own variables hide.
  expect(script).not.toMatch(/\$script:/i);
});
