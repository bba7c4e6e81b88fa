import { type Html, html } from './html.ts';

export interface FrameLink {
  readonly href: string;
  readonly text: string;
  readonly isHere?: boolean;
}

export interface Frame {
  readonly title: string;
  /** What the page needs beside its title: styles, a policy, a script. */
  readonly head: Html;
  /** The site's logo, an SVG. */
  readonly logo: Html;
  /** Where the logo leads to; nowhere when the page stands alone. */
  readonly home?: string;
  /** What the links in the bar are about. */
  readonly about: string;
  readonly links: readonly FrameLink[];
  readonly content: Html;
  readonly foot: Html;
  readonly script?: Html;
}

const name = ({ logo, home }: Frame): Html =>
  home === undefined
    ? html`<span class="logo">${logo} Sparring</span>`
    : html`<a class="logo" href="${home}">${logo} Sparring</a>`;

const link = ({ href, text, isHere = false }: FrameLink): Html =>
  html`<li><a href="${href}" ${isHere && html` aria-current="page"`}>${text}</a></li>`;

/** What every page of the grader has around its content. */
export const printFrame = (frame: Frame): string =>
  `<!doctype html>\n${
    html`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${frame.title} · Sparring</title>
        ${frame.head}
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        <header class="bar">
          <div class="wide">
            ${name(frame)}
            <nav aria-label="${frame.about}">
              <ul>
                ${frame.links.map(link)}
              </ul>
            </nav>
          </div>
        </header>
        <main id="main" class="wide" tabindex="-1">${frame.content}</main>
        <footer class="wide"><p>${frame.foot}</p></footer>
        ${frame.script}
      </body>
    </html>`.text
  }\n`;
