import { html, type Html } from '../../look/html.ts';
import { type Assets, printGraderPage } from './page.ts';
import type { Offer } from './pages.ts';
import { startLines } from './start-lines.ts';

/** A box for each value: none, one or several can be chosen. */
const boxes = (name: string, legend: string, values: readonly string[]): Html =>
  html`<fieldset class="choices">
    <legend>${legend}</legend>
    ${values.map(
      (value) =>
        html`<label
          ><input
            type="checkbox"
            name="${name}"
            id="${name}-${value}"
            data-testid="${name}-${value}"
            value="${value}"
          />
          ${value}</label
        >`,
    )}
  </fieldset>`;

const drawForm = ({ areas, levels, defects }: Offer): Html =>
  html`<section id="draw" aria-labelledby="draw-title">
    <h2 id="draw-title">Draw a card first</h2>
    <p>
      A card is one grading. Draw it here to give it a name and to choose what it is about; its page
      then shows the line to run, and follows your tests live.
    </p>
    <form method="post" action="/cards" class="panel form">
      <p class="field">
        <label for="name">Your name, or your team's</label>
        <input
          id="name"
          name="name"
          data-testid="name"
          maxlength="60"
          autocomplete="nickname"
          aria-describedby="name-hint"
        />
        <span class="hint" id="name-hint"
          >The teacher sees it in the table of all cards. Without it, the card gets two words.</span
        >
      </p>
      ${boxes('only', 'Areas (none: all)', areas)} ${boxes('level', 'Levels (none: all)', levels)}
      <p class="field">
        <label for="pick">How many defects, drawn at random</label>
        <input
          id="pick"
          name="pick"
          data-testid="pick"
          type="number"
          min="1"
          max="${defects}"
          inputmode="numeric"
          aria-describedby="pick-hint"
        />
        <span class="hint" id="pick-hint">Empty: all that fit. There are ${defects}.</span>
      </p>
      <p><button class="strong" id="draw-card" data-testid="draw-card">Draw a card</button></p>
    </form>
  </section>`;

export const printHome = (assets: Assets, offer: Offer): string =>
  printGraderPage(assets, {
    title: 'The grader',
    path: '/',
    content: html`<p class="kicker">The grader</p>
      <h1>How good are your tests?</h1>
      <p class="lead">
        Green tests say that a product works; they do not say which defects they would find. The
        grader puts small defects into a Sparring of its own, and you run your tests against it: if
        they turn red, they have found one. In the end you know how many of the ${offer.defects}
        defects your tests find, how often they raise a false alarm, and which test to write next.
      </p>
      <section id="begin" aria-labelledby="begin-title">
        <h2 id="begin-title">Start in the folder of your tests</h2>
        <p>
          One line, in any language. Your tests stay on your machine: the line runs them again and
          again, and tells the grader how each run ended.
        </p>
        ${startLines(offer)}
      </section>
      ${drawForm(offer)}
      <section id="by-eye" aria-labelledby="by-eye-title">
        <h2 id="by-eye-title">No tests yet? Look for a defect by eye</h2>
        <p>
          Each exercise of the site, its shop and its checkout have the button
          <em>Break this page</em>: it opens the page with one of its defects.
        </p>
      </section>`,
  });
