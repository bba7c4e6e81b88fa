import { html, type Html, testable } from '../../http/send/html.ts';

interface Document {
  readonly title: string;
  readonly description: string;
  readonly main: Html;
  /** The script of the page, if it has one. */
  readonly script?: string;
}

/** The frame of every page of the API. */
export const printDocument = ({ title, description, main, script }: Document): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="description" content="${description}" />
        <title>${title} · Sparring</title>
        <link rel="icon" href="/docs/logo.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/docs/page.css" />
        <link rel="stylesheet" href="/docs/reference.css" />
        ${script !== undefined && html`<script type="module" src="${script}"></script>`}
      </head>
      <body>
        <a ${testable('skip-link')} class="skip" href="#main">Skip to the content</a>
        <header>
          <nav aria-label="API">
            <a ${testable('logo-link')} class="logo" href="/"
              ><img src="/docs/logo.svg" alt="" width="40" height="40" />Sparring</a
            >
            <a ${testable('docs-link')} href="/docs">API reference</a>
            <a ${testable('openapi-link')} href="/openapi.json">OpenAPI</a>
            <a
              ${testable('postman-link')}
              href="/postman.json"
              download="sparring.postman_collection.json"
              >Postman collection</a
            >
          </nav>
        </header>
        <main id="main" tabindex="-1">${main}</main>
      </body>
    </html> `.text;
