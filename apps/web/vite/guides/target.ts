import { posix } from 'node:path';
import { guides, index } from '../../src/guides/guides.ts';
import { guidePath, paths } from '../../src/paths.ts';

export interface Target {
  readonly to: string;
  /** The title of the guide to which it leads. */
  readonly title?: string;
}

/** Documents with a page that is not a guide. */
const elsewhere: Readonly<Record<string, Target>> = {
  'README.md': { to: paths.about, title: 'About Sparring' },
};

const ownAddress = 'http://localhost:3000';

export const pathOf = (slug: string): string =>
  slug === index.slug ? paths.guides : guidePath(slug);

const guideAt = new Map(
  [index, ...guides].flatMap(({ slug, document }) => [
    [document, slug],
    [document.replace(/\/README\.md$/, ''), slug],
  ]),
);

/** Where a link of a document leads on the site. A file without a page has no target: its link becomes text. */
export const targetOf = (
  document: string,
  href: string,
  titleOf: (slug: string) => string,
): Target | undefined => {
  if (href.startsWith(ownAddress)) return { to: href.slice(ownAddress.length) };
  if (/^\w+:/.test(href)) return { to: href };
  if (href.startsWith('#')) return { to: href };
  const [file = '', hash] = posix.join(posix.dirname(document), href).split('#');
  const fragment = hash ? `#${hash}` : '';
  const slug = guideAt.get(file.replace(/\/$/, ''));
  if (slug) return { to: pathOf(slug) + fragment, title: titleOf(slug) };
  return elsewhere[file];
};
