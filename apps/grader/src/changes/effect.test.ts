import { expect, test } from 'vitest';
import { type Effect, effectOfAll } from './effect.ts';

const saying = (word: string): Effect => ({
  page: (html) => `${html} ${word}`,
  styles: (css, path) => `${css} ${word} of ${path}`,
});

test('several changes at once: what the first one gives, the next one changes', () => {
  const { page, styles } = effectOfAll([saying('one'), {}, saying('two')]);
  expect(page?.('a page')).toBe('a page one two');
  expect(styles?.('a sheet', '/a.css')).toBe('a sheet one of /a.css two of /a.css');
});

test('style sheets stay as they are, and in the cache, when no change is about them', () => {
  expect(effectOfAll([{ page: (html) => html }]).styles).toBeUndefined();
});
