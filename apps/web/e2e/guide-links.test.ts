import { expect, test } from 'vitest';
import type { Block, Inline } from '../src/guides/content.ts';
import { everyPath } from '../src/known-paths.ts';
import { readGuides } from '../vite/guides/read-guides.ts';
import { pathOf } from '../vite/guides/target.ts';

const guides = readGuides();

const linksIn = (text: readonly Inline[]): readonly string[] =>
  text.flatMap((inline) => {
    if (typeof inline === 'string' || inline.kind === 'code') return [];
    return inline.kind === 'link' ? [inline.to] : linksIn(inline.text);
  });

const linksOf = (block: Block): readonly string[] => {
  if (block.kind === 'code') return [];
  if (block.kind === 'list') return block.items.flatMap((item) => item.flatMap(linksOf));
  if (block.kind === 'table') return [block.head, ...block.rows].flat().flatMap(linksIn);
  return linksIn(block.text);
};

const fragmentsAt = new Map(
  guides.map(({ slug, content }) => [
    pathOf(slug),
    content.blocks.flatMap((block) => (block.kind === 'heading' ? [block.fragment] : [])),
  ]),
);

const served = new Set(['/openapi.json', '/postman.json']);

const isAlive = (link: string, from: string): boolean => {
  if (/^https?:/.test(link)) return true;
  const [path = '', fragment] = link.split('#');
  const page = path || from;
  if (!everyPath.includes(page)) return served.has(page);
  return fragment === undefined || Boolean(fragmentsAt.get(page)?.includes(fragment));
};

test.each(guides)('no link of the guide $slug is dead [GUIDE-02]', ({ slug, content }) => {
  const dead = content.blocks.flatMap(linksOf).filter((link) => !isAlive(link, pathOf(slug)));
  expect(dead).toEqual([]);
});

test('the guides have links to pages, to headings and to other sites', () => {
  const links = guides.flatMap(({ content }) => content.blocks.flatMap(linksOf));
  expect(links).toContain('/guides/chance');
  expect(links).toContain('/guides/grading#without-node-and-for-a-class');
  expect(links).toContain('/guides/judging');
  expect(links).toContain('#shorter-cards');
  expect(links).toContain('/api/faults');
  expect(links).toContain('https://nodejs.org');
});

test('every guide but those of single kits is in the list of guides', () => {
  const [list, ...others] = guides;
  const listed = list?.content.blocks.flatMap(linksOf);
  const missing = others.filter(({ slug }) => !slug.startsWith('kit-'));
  expect(missing.filter(({ slug }) => !listed?.includes(pathOf(slug)))).toEqual([]);
});
