import { readFileSync } from 'node:fs';
import { type Guide, guides, index } from '../../src/guides/guides.ts';
import type { Content } from '../../src/guides/content.ts';
import { readGuide } from './read-guide.ts';
import { targetOf } from './target.ts';

const root = new URL('../../../../', import.meta.url);

/** The index is without the rows of documents that are no page. */
const markdownOf = ({ slug, document }: Guide): string => {
  const markdown = readFileSync(new URL(document, root), 'utf8');
  if (slug !== index.slug) return markdown;
  return markdown.replaceAll(/^\| \[[^\]]+\]\(([^)]+)\).*\n/gm, (row, href) =>
    targetOf(document, href, () => '') ? row : '',
  );
};

const titleIn = (markdown: string): string => /^# (.+)$/m.exec(markdown)?.[1] ?? '';

/** Every guide with its content, first the index. */
export const readGuides = (): readonly (Guide & { readonly content: Content })[] => {
  const read = [index, ...guides].map((guide) => ({ ...guide, markdown: markdownOf(guide) }));
  const titles = new Map(read.map(({ slug, markdown }) => [slug, titleIn(markdown)]));
  return read.map(({ markdown, ...guide }) => ({
    ...guide,
    content: readGuide(markdown, (href) =>
      targetOf(guide.document, href, (slug) => titles.get(slug) ?? ''),
    ),
  }));
};
