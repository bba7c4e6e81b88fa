import type { Plugin } from 'vite';
import { guideChunk } from '../../src/guides/guides.ts';
import { readGuides } from './read-guides.ts';
import { pathOf } from './target.ts';

const list = 'virtual:guides';
const one = 'virtual:guides/';

/** The list of guides, whose content is a chunk each. */
const printList = (): string => {
  const entries = readGuides().map((guide) => {
    const { slug, content } = guide;
    const entry = JSON.stringify({ slug, path: pathOf(slug), title: content.title });
    return `{ ...${entry}, load: () => import(${JSON.stringify(one + guideChunk(guide))}) }`;
  });
  return `export const guides = [${entries.join(',\n')}];`;
};

const printContent = (chunk: string): string => {
  const guide = readGuides().find((each) => guideChunk(each) === chunk);
  if (!guide) throw new Error(`There is no guide for ${chunk}.`);
  return `export const content = ${JSON.stringify(guide.content)};`;
};

/** Prints the documents of the repository as modules of the site. */
export const guidesPlugin = (): Plugin => ({
  name: 'guides',
  resolveId: (id) => (id.startsWith(list) ? `\0${id}` : null),
  load: (id) => {
    if (id === `\0${list}`) return printList();
    return id.startsWith(`\0${one}`) ? printContent(id.slice(one.length + 1)) : null;
  },
});
