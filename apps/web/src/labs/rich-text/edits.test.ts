import { expect, test } from 'vitest';
import { printHtml } from '@sparring/practice/labs/rich-text/html';
import {
  isList,
  joined,
  marked,
  marksAt,
  type Span,
  typed,
  unmarked,
} from '@sparring/practice/labs/rich-text/text';
import { type Draft, linked, toggled, withList, withNewLine, withWords } from './edits.ts';

const bold = { ...unmarked, bold: true };
const draft = (words: string, selected: Span): Draft => ({ text: typed(words), selected });
const html = (edited: Draft) => printHtml(edited.text);

test('makes a selection in two lines bold, and nothing else', () => {
  expect(html(toggled('bold')(draft('one\ntwo', { from: 2, to: 5 })))).toBe(
    '<p>on<strong>e</strong></p><p><strong>t</strong>wo</p>',
  );
});

test('the caret has the format of the letter before it in its line', () => {
  const text = joined(marked(typed('one'), { from: 0, to: 3 }, bold), typed('\ntwo'));
  expect(marksAt(text, { from: 3, to: 3 }).bold).toBe(true);
  expect(marksAt(text, { from: 0, to: 0 }).bold).toBe(false);
  expect(marksAt(text, { from: 4, to: 4 }).bold).toBe(false);
});

test('List makes items of the lines that are touched, and paragraphs again', () => {
  const one = withList(draft('one\ntwo\nthree', { from: 5, to: 8 }));
  expect(html(one)).toBe('<p>one</p><ul><li>two</li><li>three</li></ul>');
  expect(html(withList(one))).toBe('<p>one</p><p>two</p><p>three</p>');
  expect(isList(one.text, { from: 0, to: 8 })).toBe(false);
});

test('Enter splits an item into two, and ends the list in an empty one', () => {
  const item = withList(draft('one', { from: 3, to: 3 }));
  const next = withNewLine(item);
  expect(html(next)).toBe('<ul><li>one</li><li><br></li></ul>');
  expect(next.selected).toEqual({ from: 4, to: 4 });
  expect(html(withNewLine(next))).toBe('<ul><li>one</li></ul><p><br></p>');
  expect(html(withNewLine(draft('one', { from: 1, to: 2 })))).toBe('<p>o</p><p>e</p>');
});

test('links what is selected, or the address itself', () => {
  const href = 'https://example.com/?a="b"&c';
  expect(html(linked(href)(draft('one', { from: 0, to: 2 })))).toBe(
    '<p><a href="https://example.com/?a=&quot;b&quot;&amp;c">on</a>e</p>',
  );
  expect(html(linked('https://a.b/')(draft('one ', { from: 4, to: 4 })))).toBe(
    '<p>one <a href="https://a.b/">https://a.b/</a></p>',
  );
});

test('words take the format of their place and keep their lines', () => {
  const text = marked(typed('ab'), { from: 0, to: 1 }, bold);
  const pasted = withWords('1\r\n2')({ text, selected: { from: 1, to: 1 } });
  expect(html(pasted)).toBe('<p><strong>a1</strong></p><p><strong>2</strong>b</p>');
  expect(pasted.selected).toEqual({ from: 4, to: 4 });
});
