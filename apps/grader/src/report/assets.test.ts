import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readTheme } from '../look/theme.ts';
import { assetsOf, policyOf } from './assets.ts';
import { printPage } from './page.ts';
import { testCard, testHistory } from '../../test/support/card.ts';
import { fullCard } from '../../test/support/full-card.ts';

const card = testCard();
const theme = await readTheme();
const page = printPage(card, [], theme);
const { policy } = assetsOf(card, theme);

const contents = (tag: string): readonly string[] =>
  Array.from(page.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs')), ([, text = '']) => text);

test.each([
  ['style', 'style-src'],
  ['script', 'script-src'],
])('the policy allows the one %s of the report by its hash, and no other', (tag, directive) => {
  const hashes = contents(tag).map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  expect(hashes).toHaveLength(1);
  expect(policy.split('; ')).toContain(`${directive} ${hashes[0]}`);
  expect(policy).not.toMatch(/unsafe|https?:/);
});

test('the report has no style and no script that the policy forbids', () => {
  expect(page).not.toMatch(/<[^>]* (style|on\w+)=/);
  expect(page.match(/<(script|style)\b/g)).toEqual(['<style', '<script']);
});

test('the report has its policy in itself, for who opens the file, and in a header for nobody to frame it', () => {
  expect(page).toContain(`content="${policy.replaceAll("'", '&#39;')}"`);
  expect(policyOf(card, theme)).toBe(`${policy}; frame-ancestors 'none'`);
});

test('a report of all defects has at most 200 kB', async () => {
  const full = printPage(await fullCard(), testHistory(), theme);
  expect(Buffer.byteLength(full)).toBeLessThanOrEqual(200_000);
});
