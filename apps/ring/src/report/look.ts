import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Look } from './page.ts';

const text = (path: string): Promise<string> => readFile(new URL(path, import.meta.url), 'utf8');

/** The report wears the colours, the font and the logo of the site. */
export const readLook = async (): Promise<Look> => {
  const { resolve } = createRequire(import.meta.url);
  const font = resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
  const [tokens, styles, script, logo, letters] = await Promise.all([
    text('../../../web/src/tokens.css'),
    text('page/report.css'),
    text('page/report.js'),
    text('../../../web/src/shell/logo.svg'),
    readFile(font, 'base64'),
  ]);
  const sized = logo.replace('<svg ', '<svg width="40" height="40" aria-hidden="true" ');
  return { styles: tokens + styles, script, font: letters, logo: sized };
};
