import { printFrame } from '../../look/frame.ts';
import { html, type Html } from '../../look/html.ts';

/** What every page of the service needs from the outside. */
export interface Assets {
  readonly logo: Html;
  /** The addresses of the files that every page loads. */
  readonly styles: string;
  readonly script: string;
  readonly font: string;
  readonly icon: string;
  /** Whether there is a table of all cards. */
  readonly hasTable: boolean;
}

interface GraderPage {
  readonly title: string;
  /** The link of the bar that is this page. */
  readonly path?: string;
  readonly head?: Html;
  readonly content: Html;
}

const tablePath = '/cards';

const links = [
  ['/', 'Start'],
  [tablePath, 'All cards'],
] as const;

export const printGraderPage = (
  { logo, styles, script, font, icon, hasTable }: Assets,
  { title, path, head, content }: GraderPage,
): string =>
  printFrame({
    title,
    head: html`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin />
      <link rel="stylesheet" href="${styles}" />
      <link rel="icon" href="${icon}" type="image/svg+xml" />
      <script type="module" src="${script}"></script>
      ${head}`,
    logo,
    home: '/',
    about: 'Grader',
    links: links
      .filter(([href]) => href !== tablePath || hasTable)
      .map(([href, text]) => ({ href, text, isHere: href === path })),
    content,
    foot: html`The grader of Sparring. Your tests run on your machine; the grader only opens the
    Sparrings that they run against.`,
  });
