import { createHash } from 'node:crypto';
import { html, testable, type Html } from '../http/send/html.ts';
import type { Asking, Way } from './authorization.ts';

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 2rem auto; max-width: 30rem; padding: 0 1rem; overflow-wrap: anywhere }
label { display: block; font-weight: 600 }
input { box-sizing: border-box; font: inherit; padding: 0.5rem; width: 100% }
button { font: inherit; margin-right: 0.5rem; min-height: 2.75rem; padding: 0.5rem 1.5rem }
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** The browser also checks form-action when the answer to the form redirects, so it names the client's origin. */
const policy = ({ redirect }: Way): string =>
  [
    "default-src 'none'",
    'img-src data:',
    `style-src 'sha256-${styleHash}'`,
    `form-action 'self' ${new URL(redirect).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

export const pageHeaders = (way: Way): Readonly<Record<string, string>> => ({
  'Cache-Control': 'no-store',
  'Content-Security-Policy': policy(way),
  'Referrer-Policy': 'no-referrer',
});

interface Shown {
  readonly asking: Asking;
  readonly way: Way;
  /** The address of the form. */
  readonly action: string;
  /** Why the form is shown again, and the username that was sent. */
  readonly refusal?: { readonly reason: string; readonly username: string };
}

const hidden = (asking: Asking): readonly Html[] =>
  Object.entries(asking).flatMap(([name, value]) =>
    value === undefined ? [] : [html`<input type="hidden" name="${name}" value="${value}" />`],
  );

const field = (name: string, label: string, type: string, complete: string, value = ''): Html =>
  html`<p>
    <label for="${name}">${label}</label>
    <input
      ${testable(name)}
      name="${name}"
      type="${type}"
      autocomplete="${complete}"
      value="${value}"
      required
    />
  </p>`;

/** The page on which the owner of an account allows a client to act. It works without a script. */
export const authorizePage = ({ asking, way, action, refusal }: Shown): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Allow ${way.client.id}? · Sparring</title>
        <link rel="icon" href="data:," />
        <style>
          ${html`STYLE`}
        </style>
      </head>
      <body>
        <main>
          <h1>Allow ${way.client.id}?</h1>
          <p>
            The client <strong ${testable('client')}>${way.client.id}</strong> asks for the scope
            <strong ${testable('scope')}>${asking.scope ?? 'read'}</strong>. After your decision the
            browser goes to <code ${testable('redirect')}>${way.redirect}</code>.
          </p>
          ${refusal && html`<p ${testable('refusal')} role="alert">${refusal.reason}</p>`}
          <form ${testable('authorize-form')} method="post" action="${action}">
            ${hidden(asking)}
            ${field('username', 'Username', 'text', 'username', refusal?.username)}
            ${field('password', 'Password', 'password', 'current-password')}
            <p>
              <button ${testable('allow')} name="decision" value="allow">Allow</button>
              <button ${testable('deny')} name="decision" value="deny" formnovalidate>Deny</button>
            </p>
          </form>
          <p>
            Accounts: reader, editor and admin, with the passwords in the documentation of the auth
            lab. All of this is practice.
          </p>
        </main>
      </body>
    </html> `.text.replace(/<style>\s*STYLE\s*<\/style>/, () => `<style>${style}</style>`);
