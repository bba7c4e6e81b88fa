import { html, type Html } from '../../look/html.ts';
import { following, reloadYourself } from '../../service/pages/live.ts';
import { type Assets, printGraderPage } from '../../service/pages/page.ts';
import type { Exploration } from '../explorations.ts';
import type { Mistakes, Written } from '../forms.ts';
import type { Where } from '../hide.ts';
import type { Course } from '../match.ts';
import { help, nestedHints } from './help.ts';
import { instancePanel } from './instance-panel.ts';
import { postButton } from './post-button.ts';
import { nothingWritten, reportForm } from './report-form.ts';
import { answer, attemptList, verdict } from './verdict.ts';

export interface Seen {
  readonly host: string;
  readonly now: number;
  readonly written?: Written;
  readonly mistakes?: Mistakes;
}

const placeOf = (where: Where): string => {
  if ('page' in where) return where.page;
  if ('area' in where) return where.area;
  return where.part === 'site' ? 'on the site' : 'in the API';
};

const optionsLine = ({ where, level, seed }: Exploration['options']): Html => {
  return html`<p class="facts">
    <span>${placeOf(where)}</span> <span>${level ?? 'any level'}</span> <span>seed ${seed}</span>
  </p>`;
};

const hints = ({ options, hidden, course }: Exploration): Html =>
  (options.isMaybe && course.saidSound === 0) || !hidden
    ? html`<p class="muted">There are no hints here: they would tell that something is wrong.</p>`
    : html`${nestedHints(hidden.hints)}`;

/** A report that was close is refined; any other one begins anew. */
const refined = ({ attempts }: Course): Written => {
  const last = attempts.at(-1);
  if (last?.outcome !== 'close') return nothingWritten;
  const { area, did, saw, rule = '' } = last;
  return { area, did, saw, rule };
};

const search = (one: Exploration, path: string, { written, mistakes = {} }: Seen): Html =>
  html`<section id="report" aria-labelledby="report-title">
      <h2 id="report-title">Your report</h2>
      ${verdict(one.course, one.options.isMaybe)}${reportForm(path, written ?? refined(one.course), mistakes)}
      ${
        one.options.isMaybe &&
        one.course.saidSound === 0 &&
        html`<p class="or">Or, when you have looked everywhere:</p>
          ${postButton(`${path}/sound`, 'nothing-wrong', 'Nothing is wrong here')}`
      }
    </section>
    ${help(path, hints(one))}`;

const headingOf = ({ options, course }: Exploration): string => {
  if (course.ending === 'found') return 'You have found it.';
  if (course.ending) return 'The search is over.';
  return options.isMaybe && course.saidSound === 0
    ? 'Is something wrong here?'
    : 'Something is wrong here.';
};

/** One search: the Sparring, the report, the answer. */
export const printExploration = (assets: Assets, one: Exploration, seen: Seen): string => {
  const { course, stay } = one;
  const path = `/show-me/${one.id}`;
  const state = stay.state();
  const follow =
    state.kind === 'closed' ? 'nothing more' : { everySeconds: state.kind === 'open' ? 15 : 2 };
  return printGraderPage(assets, {
    title: headingOf(one),
    content: html`<p class="kicker">Show me</p>
      <h1>${headingOf(one)}</h1>
      ${optionsLine(one.options)}
      <section class="panel corner" aria-labelledby="corner-title" id="corner-panel" data-live>
        ${instancePanel(state, { path, ...seen })}
      </section>
      ${following(follow)}${(state.kind === 'opening' || state.kind === 'waiting') && reloadYourself()}
      ${course.ending ? answer(course, one.hidden) : search(one, path, seen)}${attemptList(course)}
      <p class="muted">Whoever has the link of this page can see it.</p>`,
  });
};
