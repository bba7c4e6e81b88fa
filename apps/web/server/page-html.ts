import { filesWith, handingOver, type Manifest, readChunkUrls } from './page-files.ts';

/** The HTML of a page, and the script that loads its chunks, if it has any. */
export interface Page {
  readonly html: string;
  readonly script?: { path: string; text: string };
}

const link = (url: string): string =>
  url.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="${url}">`
    : `<link rel="modulepreload" crossorigin href="${url}">`;

/**
 * Names all files of the page's chunks in its HTML, so that the browser requests them at once instead of
 * one after another. The last script dispatches the chunks. It is a script of the document, so the page is
 * rendered before DOMContentLoaded and load.
 */
export const pageWith = (chunks: readonly string[], html: string, manifest: Manifest): Page => {
  const urls = readChunkUrls(html);
  const named = chunks.flatMap((chunk) => (urls[chunk] ? [[chunk, urls[chunk]] as const] : []));
  if (named.length === 0) return { html };
  const script = handingOver(named);
  const files = filesWith(
    named.map(([, url]) => url),
    manifest,
  );
  const added = [...files]
    .filter((url) => !html.includes(`src="${url}"`) && !html.includes(`href="${url}"`))
    .map(link);
  const lines = [...added, `<script type="module" crossorigin src="${script.path}"></script>`];
  const head = lines.map((line) => `    ${line}\n`).join('');
  return { html: html.replace('  </head>', () => `${head}  </head>`), script };
};
