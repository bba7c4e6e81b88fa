import { html } from '../../look/html.ts';
import type { Html } from '../../look/html.ts';
import type { Pages } from './pages.ts';

const page = (title: string, body: Html): string =>
  `<!doctype html>\n${
    html`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Sparring</title>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.text
  }\n`;

/** The pages without styles or scripts. */
export const plainPages: Pages = {
  home: ({ address }) =>
    page(
      'The ring',
      html`<pre>curl -s ${address}/grade.sh | sh -s -- mvn -q test</pre>
        <form method="post" action="/cards">
          <p><label for="name">Name</label> <input id="name" name="name" /></p>
          <p><label for="only">Areas</label> <input id="only" name="only" /></p>
          <p><label for="level">Levels</label> <input id="level" name="level" /></p>
          <p><label for="pick">How many</label> <input id="pick" name="pick" /></p>
          <button>Draw a card</button>
        </form>`,
    ),
  card: (card, { address }) =>
    page(
      card.name,
      html`<p>${card.phase}</p>
        <pre>curl -s ${address}/grade.sh | sh -s -- --card ${card.id} mvn -q test</pre>
        ${card.numbers && html`<p><a href="/cards/${card.id}/report">Report</a></p>`}`,
    ),
  table: (cards) =>
    page(
      'All cards',
      html`<ul>
        ${cards.map(({ id, name, phase }) => html`<li><a href="/cards/${id}">${name}</a> ${phase}</li>`)}
      </ul>`,
    ),
  login: (_place, wasWrong) =>
    page(
      'All cards',
      html`${wasWrong && html`<p role="alert">This is not the key.</p>`}
        <form method="post" action="/session">
          <p><label for="key">Key</label> <input id="key" name="key" type="password" /></p>
          <button>Show all cards</button>
        </form>`,
    ),
  refused: ({ title, detail }) => page(title, html`<p>${detail}</p>`),
  files: (_request, _response, next) => next(),
};
