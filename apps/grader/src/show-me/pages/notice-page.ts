import { html, type Html } from '../../look/html.ts';
import { following, reloadYourself } from '../../service/pages/live.ts';
import { type Assets, printGraderPage } from '../../service/pages/page.ts';
import type { Exploration } from '../explorations.ts';
import type { Course } from '../match.ts';
import { help, nestedHints } from './help.ts';
import { instancePanel } from './instance-panel.ts';
import { postButton } from './post-button.ts';
import { answer } from './verdict.ts';

interface Seen {
  readonly page: string;
  /** How many defects the page has. */
  readonly count: number;
  readonly host: string;
  readonly now: number;
}

const verdict = ({ stayedGreen }: Course): Html | false =>
  stayedGreen > 0 &&
  html`<div class="verdict" id="verdict" data-testid="verdict" tabindex="-1">
    <p>
      <strong>Your test does not notice this defect.</strong> Let it check more, and run it again.
      The hints below say where to look.
    </p>
  </div>`;

const question = (one: Exploration, path: string, url: string | undefined): Html =>
  html`<section id="run" aria-labelledby="run-title">
      <h2 id="run-title">Run your test</h2>
      ${
        url !== undefined &&
        html`<p>
          Replace the base URL of your test by <code data-testid="base-url">${url}</code>, and run
          it as you always do.
        </p>`
      }
      ${verdict(one.course)}
      <div class="buttons">
        ${postButton(`${path}/red`, 'turned-red', 'It turned red')}
        ${postButton(`${path}/green`, 'stayed-green', 'It stayed green')}
      </div>
    </section>
    ${help(path, one.hidden ? nestedHints(one.hidden.hints) : false)}`;

const nextDefect = (number: number, { page, count }: Seen): Html =>
  number + 1 < count
    ? html`<form method="post" action="/show-me">
        <input type="hidden" name="where" value="page:${page}" />
        <input type="hidden" name="seed" value="${number + 1}" />
        <button id="another" data-testid="another">The next defect of this page</button>
      </form>`
    : html`<p>
        That was the last defect for this page.
        <a id="another" href="/">Grade your whole suite</a>
      </p>`;

const after = (one: Exploration, number: number, seen: Seen): Html =>
  html`${
    one.course.ending === 'turned red' &&
    html`<p id="because">
      Compare the message of your test with this defect: did it turn red because of it? Run it once
      more with its usual base URL. It has to be green there.
    </p>`
  }
  ${answer(one.course, one.hidden, nextDefect(number, seen))}`;

const headings = {
  'turned red': 'Your test noticed it.',
  'gave up': 'The search is over.',
} as const;

const headingOf = ({ ending }: Course): string =>
  ending === 'turned red' || ending === 'gave up' ? headings[ending] : 'Does your test turn red?';

/** A page with one of its defects, and what the learner's test says to it. */
export const printNotice = (assets: Assets, one: Exploration, seen: Seen): string => {
  const { course, stay, options } = one;
  const path = `/show-me/${one.id}`;
  const state = stay.state();
  const number = options.seed % seen.count;
  const url = state.kind === 'open' ? `http://${seen.host}:${state.webPort}` : undefined;
  const follow =
    state.kind === 'closed' ? 'nothing more' : { everySeconds: state.kind === 'open' ? 15 : 2 };
  return printGraderPage(assets, {
    title: headingOf(course),
    content: html`<p class="kicker">Would your test notice?</p>
      <h1>${headingOf(course)}</h1>
      <p class="facts">
        <span>${seen.page}</span> <span>defect ${number + 1} of ${seen.count}</span>
        <span>${one.hidden?.level}</span>
      </p>
      <section class="panel corner" aria-labelledby="corner-title" id="corner-panel" data-live>
        ${instancePanel(state, { path, ...seen })}
      </section>
      ${following(follow)}${(state.kind === 'opening' || state.kind === 'waiting') && reloadYourself()}
      ${course.ending ? after(one, number, seen) : question(one, path, url)}
      <p class="muted">Whoever has the link of this page can see it.</p>`,
  });
};
