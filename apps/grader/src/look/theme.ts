import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The style sheet and the script of one kind of page. */
interface Assets {
  readonly styles: string;
  readonly script: string;
}

/** What makes the report and the pages of the service look like Sparring. It can be written as JSON. */
export interface Theme {
  /** The colours, sizes and elements of the site, and what all pages of the grader share. */
  readonly styles: string;
  /** The site's font, WOFF2 in base 64. */
  readonly font: string;
  /** The site's logo, an SVG. */
  readonly logo: string;
  readonly report: Assets;
  readonly service: Assets;
}

const text = (path: string): Promise<string> => readFile(new URL(path, import.meta.url), 'utf8');

const site = '../../../web/src';

const stylesOf = async (sheets: readonly string[]): Promise<string> =>
  (await Promise.all(sheets.map((sheet) => text(`${sheet}.css`)))).join('');

const readAssets = async (script: string, sheets: readonly string[]): Promise<Assets> => ({
  styles: await stylesOf(sheets),
  script: await text(`${script}.js`),
});

/** The site's own, and then what the report and the pages of the service share. */
const sharedSheets = [
  `${site}/tokens`,
  `${site}/base`,
  'page',
  'numbers',
  'controls',
  'defect',
  'print',
];

const reportSheets = ['report', 'next', 'matrix', 'misses', 'print'].map(
  (sheet) => `../report/page/${sheet}`,
);

/** What all pages of the service share, and then each page. */
const serviceSheets = [
  '../service/pages/page',
  '../service/pages/form',
  '../service/pages/start-lines',
  '../service/pages/card',
  '../service/pages/table',
];

export const readTheme = async (): Promise<Theme> => {
  const { resolve } = createRequire(import.meta.url);
  const inter = resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
  const [styles, logo, font, report, service] = await Promise.all([
    stylesOf(sharedSheets),
    text(`${site}/shell/logo.svg`),
    readFile(inter, 'base64'),
    readAssets('../report/page/report', reportSheets),
    readAssets('../service/pages/grader', serviceSheets),
  ]);
  const sized = logo.replace('<svg ', '<svg width="40" height="40" aria-hidden="true" ');
  return { styles, font, logo: sized, report, service };
};

/** Where a page finds the font: at an address, or in base 64 in itself. */
export const fontFace = (source: string): string =>
  `@font-face{font-family:'Inter Variable';src:url(${source}) format('woff2');font-weight:100 900;font-display:swap}\n`;
