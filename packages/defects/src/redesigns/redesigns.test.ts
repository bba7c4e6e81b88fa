import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type KnownDefect, readDefects } from '../all.ts';
import { renamed } from '../runtime/renamed.ts';
import { redesigns, renaming } from './redesigns.ts';

const site = new URL('../../../../apps/web/src/', import.meta.url);
const sources = globSync('**/*.{ts,tsx}', { cwd: site }).map((file) =>
  readFileSync(new URL(file, site), 'utf8'),
);

test.each(redesigns)('$id renames what the site has to what it does not have', ({ names }) => {
  const olds = Object.keys(names);
  const news = Object.values(names);
  expect(olds.filter((old) => !sources.some((text) => text.includes(old)))).toEqual([]);
  expect(news.filter((name) => sources.some((text) => text.includes(name)))).toEqual([]);
  expect(news.filter((name) => renaming(names)(name) !== name)).toEqual([]);
  expect(new Set(news).size).toBe(olds.length);
});

test.each(redesigns)('no defect looks for what $id renames', async ({ names }) => {
  const code = (await readDefects()).map(
    ({ id, to, above, matters, used, likely }: KnownDefect) => ({
      id,
      text: [to, above, matters, used, likely].join('\n'),
    }),
  );
  const looking = code.filter(({ text }) => renaming(names)(text) !== text);
  expect(looking.map(({ id }) => id)).toEqual([]);
});

test('a name changes wherever the element has it, and what it is worth stays', () => {
  const cart = { id: 'cart-row-1', 'aria-labelledby': 'cart-table cart-row-1', value: 'cart-row' };
  const rename = renaming({ 'cart-row': 'line', 'cart-table': 'lines', 'cart-row-1-x': 'other' });
  expect(renamed({ ...cart, children: ['see ', 'cart-row-1-x', 7] }, rename)).toEqual({
    id: 'line-1',
    'aria-labelledby': 'lines line-1',
    value: 'cart-row',
    children: ['see ', 'other', 7],
  });
});
