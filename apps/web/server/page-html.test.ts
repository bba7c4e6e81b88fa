import { expect, test } from 'vitest';
import { html, manifest } from './example-build.ts';
import { pageWith } from './page-html.ts';

test('a page without chunks is the HTML of the build', () => {
  expect(pageWith([], html, manifest)).toEqual({ html });
});

test('a page does not name a chunk that the build does not know', () => {
  expect(pageWith(['gone'], html, manifest)).toEqual({ html });
});

test('a page names the files that its chunks need and the HTML of the build does not name', () => {
  const page = pageWith(['shop'], html, manifest);
  expect(page.html.match(/<link.*>/g)).toEqual([
    '<link rel="modulepreload" crossorigin href="/static/js/shop-3fA9c2Qx.chunk.js">',
    '<link rel="modulepreload" crossorigin href="/static/js/button-5eF6g7H8.chunk.js">',
    '<link rel="stylesheet" crossorigin href="/static/media/button-6fG7h8J9.css">',
    '<link rel="stylesheet" crossorigin href="/static/media/shop-1aB2c3D4.css">',
  ]);
});

test('the script of a page comes last and has a name that follows from its text', () => {
  const { html: page, script } = pageWith(['shop'], html, manifest);
  expect(script?.path).toMatch(/^\/static\/js\/page-[\w-]{8}\.js$/);
  expect(page.match(/<script.* src=".*?"/g)?.at(-1)).toContain(script?.path);
});
