import { html, type Html } from '../../look/html.ts';
import { plural } from '../../look/words.ts';
import { type Assets, printGraderPage } from '../../service/pages/page.ts';

const begin = (page: string, minutes: number): Html =>
  html`<form method="post" action="/show-me" class="panel form">
      <input type="hidden" name="where" value="page:${page}" />
      <input type="hidden" name="seed" value="0" />
      <p><button class="strong" id="open-page" data-testid="open-page">Open the page</button></p>
    </form>
    <p class="muted">It stays for ${minutes} minutes, and can be opened again.</p>`;

const withDefects = (page: string, count: number, minutes: number): Html =>
  html`<p class="lead">
      Your test of <code>${page}</code> is green. Here the page opens in a Sparring of your own with
      one small defect in it. Run your test against it: if it checks what is broken, it turns red.
    </p>
    <p>
      There ${count === 1 ? 'is one defect' : `are ${plural(count, 'defect')}`} for this page.
      ${count > 1 && 'You get them one at a time, the easy ones first.'}
    </p>
    ${begin(page, minutes)}`;

const withoutDefects = (page: string): Html =>
  html`<p class="lead">There is no defect for <code>${page}</code>.</p>
    <p><a class="button" href="/show-me">Look for a defect somewhere else</a></p>`;

/** Before a page is opened with one of its defects. */
export const printNoticeStart = (
  assets: Assets,
  {
    page,
    count,
    minutes,
  }: { readonly page: string; readonly count: number; readonly minutes: number },
): string =>
  printGraderPage(assets, {
    title: 'Would your test notice?',
    content: html`<p class="kicker">By your test</p>
      <h1>Would your test notice?</h1>
      ${count > 0 ? withDefects(page, count, minutes) : withoutDefects(page)}`,
  });
