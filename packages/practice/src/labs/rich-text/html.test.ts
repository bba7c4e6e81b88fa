import { expect, test } from 'vitest';
import { printHtml } from './html.ts';
import { plain, typed, unmarked } from './text.ts';

test('HTML is escaped, and the plain text is not', () => {
  const text = typed('<b>&\n');
  expect(printHtml(text)).toBe('<p>&lt;b&gt;&amp;</p><p><br></p>');
  expect(plain(text)).toBe('<b>&\n');
});

test('two lists with a paragraph between them stay two', () => {
  const text = [...typed('a', unmarked, true), ...typed('b'), ...typed('c', unmarked, true)];
  expect(printHtml(text)).toBe('<ul><li>a</li></ul><p>b</p><ul><li>c</li></ul>');
  expect(plain(text)).toBe('a\nb\nc');
});
