import { levels } from '@sparring/defects/defect';
import { html, type Html } from '../../look/html.ts';
import { type Assets, printGraderPage } from '../../service/pages/page.ts';

const option = (value: string): Html => html`<option>${value}</option>`;

/** What an explorer can choose before a defect is hidden. */
export const printStartPage = (assets: Assets, areas: readonly string[], minutes: number): string =>
  printGraderPage(assets, {
    title: 'Show me',
    path: '/show-me',
    content: html`<p class="kicker">By eye</p>
      <h1>Show me</h1>
      <p class="lead">
        You get a Sparring of your own with one defect in it. Nobody tells you which. Explore it as
        a tester does, and report what is wrong and which rule it breaks.
      </p>
      <form method="post" action="/show-me" class="panel form">
        <p class="field">
          <label for="where">Where the defect is</label>
          <select id="where" name="where" data-testid="where" aria-describedby="where-hint">
            <option value="part:site">Surprise me: somewhere on the site</option>
            <option value="part:api">Surprise me: somewhere in the API</option>
            <optgroup label="In one area">${areas.map(option)}</optgroup>
          </select>
          <span class="hint" id="where-hint"
            >For the API you need a client such as Postman or curl, or its page /docs.</span
          >
        </p>
        <p class="field">
          <label for="level">Level</label>
          <select id="level" name="level" data-testid="level" aria-describedby="level-hint">
            <option value="">Surprise me</option>
            ${levels.map(option)}
          </select>
          <span class="hint" id="level-hint"
            >An easy one breaks what everybody tries. A sneaky one shows only with the right data or
            in the right order.</span
          >
        </p>
        <p class="choices">
          <label for="maybe"
            ><input id="maybe" name="maybe" data-testid="maybe" type="checkbox" /> Maybe nothing is
            wrong: I want to decide that, too</label
          >
        </p>
        <details>
          <summary id="seed-fold">The same defect for several people</summary>
          <p class="field">
            <label for="seed">Seed</label>
            <input
              id="seed"
              name="seed"
              data-testid="seed"
              type="number"
              min="0"
              max="4294967295"
              inputmode="numeric"
              aria-describedby="seed-hint"
            />
            <span class="hint" id="seed-hint"
              >Whoever chooses the same here and gives the same seed gets the same defect.</span
            >
          </p>
        </details>
        <p><button class="strong" id="show-me" data-testid="show-me">Show me</button></p>
      </form>
      <p class="muted">It stays for ${minutes} minutes, and can be opened again.</p>`,
  });
