import { chapters } from '@sparring/rules/rule-book';
import { expect, test } from 'vitest';
import { find } from '../../src/find/find.ts';
import { ruleEntries } from '../../src/find/rule-entries.ts';
import { readEntries } from './entries.ts';

const entries = [...readEntries(), ...ruleEntries(chapters)];

const found = (text: string) => find(entries, text).flatMap(({ shown }) => shown);

/** The kind and the address of the first result. */
const firstOf = (text: string) => {
  const [best] = find(entries, text);
  return best && [best.kind, best.shown[0]?.to];
};

test.each([
  ['cart-05', ['Rules', '/rules#CART-05']],
  ['keypress', ['Exercises', '/webelements/keypressespage']],
  ['slider', ['Exercises', '/webelements/euro-slider']],
  ['late dialogs', ['Labs', '/labs/late-dialogs']],
  ['GET /books', ['Endpoints', '/api/bookapi#list-books']],
  ['webhooks', ['API pages', '/api/webhooks']],
  ['412', ['Problem types', '/docs/problems/precondition-failed']],
  ['classroom', ['Guides', '/guides/classroom']],
  ['checkout', ['Pages', '/checkout']],
  ['cart', ['Pages', '/checkout']],
  ['bug', ['Pages', '/contact#report']],
  ['issue', ['Pages', '/contact#report']],
  ['kit', ['Guides', '/guides/kits']],
  ['CI', ['Guides', '/guides/ci']],
  ['pipeline', ['Guides', '/guides/ci']],
  ['docker', ['Guides', '/guides/ci']],
  ['GitHub', ['Guides', '/guides/ci']],
  ['GitLab', ['Guides', '/guides/ci']],
])('the first result for “%s” is %j', (text, result) => {
  expect(firstOf(text)).toEqual(result);
});

test('words are found where words begin, whole words first', () => {
  expect(found('ci').flatMap(({ title, text }) => `${title} ${text}`)).toSatisfy(
    (texts: readonly string[]) => texts.length > 0 && texts.every((text) => /\bci/i.test(text)),
  );
  const entry = { kind: 'Guides', text: '', to: '' } as const;
  const [group] = find(
    [
      { ...entry, title: 'Cartoons' },
      { ...entry, title: 'A cart' },
    ],
    'cart',
  );
  expect(group?.shown.map(({ title }) => title)).toEqual(['A cart', 'Cartoons']);
});

test('every word has to be there, in any order and case', () => {
  expect(found('total SUM')).toEqual(found('sum   total'));
  expect(found('sum zeppelin')).toEqual([]);
});

test('nothing is found for no words', () => {
  expect(find(entries, '  ')).toEqual([]);
});

test('a group has its best six results and says how many there are', () => {
  const group = find(entries, 'the').find(({ kind }) => kind === 'Rules');
  expect(group?.shown).toHaveLength(6);
  expect(group?.count).toBeGreaterThan(100);
});

test('no two entries have one address', () => {
  expect(new Set(entries.map(({ to }) => to)).size).toBe(entries.length);
});
