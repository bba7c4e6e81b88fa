import { html } from '../../look/html.ts';
import { type Assets, printGraderPage } from './page.ts';

/** Whoever has the teacher's key sees the table of all cards. */
export const printLogin = (assets: Assets, wasWrong: boolean): string =>
  printGraderPage(assets, {
    title: 'All cards',
    path: '/cards',
    content: html`<p class="kicker">For the teacher</p>
      <h1>All cards</h1>
      <p class="lead">
        The table of all cards is behind the key with which the grader was started.
      </p>
      <form method="post" action="/session" class="panel form narrow">
        <p class="field">
          <label for="key">Key</label>
          <input
            id="key"
            name="key"
            data-testid="key"
            type="password"
            required
            autocomplete="current-password"
            ${wasWrong && html`aria-invalid="true" aria-describedby="key-error" autofocus`}
          />
          ${wasWrong && html`<span class="error" id="key-error" role="alert">This is not the key.</span>`}
        </p>
        <p>
          <button class="strong" id="show-cards" data-testid="show-cards">Show all cards</button>
        </p>
      </form>`,
  });
