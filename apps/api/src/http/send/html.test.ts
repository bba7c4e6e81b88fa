import { expect, test } from 'vitest';
import { html, kebab, marked } from './html.ts';

test('escapes every text in a template, but not a nested template', () => {
  const inner = html`<b>${'<&"\'>'}</b>`;
  expect(html`<p title="${'"'}">${[inner, 7, false, undefined]}</p>`.text).toBe(
    '<p title="&quot;"><b>&lt;&amp;&quot;&#39;&gt;</b>7</p>',
  );
});

test('turns backticks into code', () => {
  expect(html`${marked('Use `If-Match: <x>` here.')}`.text).toBe(
    'Use <code>If-Match: &lt;x&gt;</code> here.',
  );
});

test.each([
  ['listBooks', 'list-books'],
  ['min_price', 'min-price'],
  ['If-None-Match', 'if-none-match'],
])('converts %s to the id %s', (name, id) => {
  expect(kebab(name)).toBe(id);
});
