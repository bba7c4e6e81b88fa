import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Html } from './html.ts';

/** What makes a page one of Sparring's family. */
export interface Family {
  /** The colours, sizes and elements of the site, and what all pages of the ring share. */
  readonly styles: string;
  /** The site's font, WOFF2. */
  readonly font: Buffer;
  /** The site's logo, an SVG. */
  readonly logo: Html;
}

export const textAt = (path: string, from: string): Promise<string> =>
  readFile(new URL(path, from), 'utf8');

/** Where the page finds the font: an address, or the font itself in base 64. */
export const fontFace = (source: string): string =>
  `@font-face{font-family:'Inter Variable';src:url(${source}) format('woff2');font-weight:100 900;font-display:swap}\n`;

export const readFamily = async (): Promise<Family> => {
  const { resolve } = createRequire(import.meta.url);
  const inter = resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
  const [tokens, base, sheet, logo, font] = await Promise.all([
    textAt('../../../web/src/tokens.css', import.meta.url),
    textAt('../../../web/src/base.css', import.meta.url),
    textAt('sheet.css', import.meta.url),
    textAt('../../../web/src/shell/logo.svg', import.meta.url),
    readFile(inter),
  ]);
  const sized = logo.replace('<svg ', '<svg width="40" height="40" aria-hidden="true" ');
  return { styles: tokens + base + sheet, font, logo: new Html(sized) };
};
