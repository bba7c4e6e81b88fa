import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { className } from './class-name.ts';

test('names the classes of a page after its folder', () => {
  expect(className('value', '/web/src/exercises/slider/page.module.css')).toBe('slider-value');
});

test('names the classes of a component after its file', () => {
  expect(className('plain', '/web/src/ui/button.module.css')).toBe('button-plain');
});

test('does not repeat a word in a name', () => {
  expect(className('button', '/web/src/ui/button.module.css')).toBe('button');
});

test('no two style sheets of the site say something of one class', () => {
  const sheets = globSync('src/**/*.css', { exclude: ['**/shadow*/**', '**/shadow*.css'] });
  const made = sheets.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replace(/\/\*.*?\*\/|url\(.*?\)|"[^"]*"|'[^']*'/gs, '');
    const locals = new Set(
      Array.from(text.matchAll(/\.([a-z][\w-]*)/gi), ([, local = '']) => local),
    );
    const isModule = file.endsWith('.module.css');
    return [...locals].map((local) => (isModule ? className(local, file) : local));
  });
  expect(made.length).toBeGreaterThan(300);
  expect(made.filter((name, at) => made.indexOf(name) !== at)).toEqual([]);
});
