import { expect, test } from 'vitest';
import { openTestGrader } from '../../test/support/grader.ts';

const headers = { 'X-Forwarded-Host': 'school.test', 'X-Forwarded-Proto': 'https' };

const read = async (url: string): Promise<string> => (await fetch(url, { headers })).text();

test('believes no address that a client forwards', async () => {
  const { address } = await openTestGrader({ variables: { TRUSTED_PROXIES: undefined } });
  expect(await read(`${address}/grade.sh`)).toContain(address);
  expect(await read(`${address}/`)).not.toContain('school.test');
});

test('believes the address that a trusted proxy forwards', async () => {
  const variables = { TRUSTED_PROXIES: '127.0.0.1' };
  const { address } = await openTestGrader({ variables });
  expect(await read(`${address}/grade.sh`)).toContain('https://school.test');
});
