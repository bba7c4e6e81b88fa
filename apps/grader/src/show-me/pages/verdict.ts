import type { CardDefect } from '../../card/card.ts';
import { answerKey } from '../../look/answer-key.ts';
import { html, type Html } from '../../look/html.ts';
import { plural } from '../../look/words.ts';
import {
  areaOf,
  type Attempt,
  type Course,
  falseAlarms,
  type ReportOutcome,
  ruleTextOf,
} from '../match.ts';
import { titleOfArea } from './report-form.ts';

const words: Readonly<Record<ReportOutcome, string>> = {
  found: 'Found.',
  close: 'Close: the area is right. Which of its rules is broken?',
  'not this': 'Not this. What is hidden is somewhere else.',
};

const whereOrNothing = (isMaybe: boolean): string =>
  isMaybe ? 'Not this. What is hidden, if anything, is somewhere else.' : words['not this'];

/** What is said of the last report. */
export const verdict = (
  { attempts, saidSound, ending }: Course,
  isMaybe: boolean,
): Html | undefined => {
  const last = attempts.at(-1);
  if (ending || (!last && saidSound === 0)) return undefined;
  const text =
    saidSound > 0 && !last
      ? ''
      : last?.outcome === 'not this'
        ? whereOrNothing(isMaybe && saidSound === 0)
        : words[last?.outcome ?? 'not this'];
  return html`<div
    class="verdict"
    id="verdict"
    data-testid="verdict"
    tabindex="-1"
    data-outcome="${last?.outcome ?? 'sound'}"
  >
    ${saidSound > 0 && html`<p><strong>Something is wrong here.</strong> Whoever stops now ships it.</p>`}
    ${text !== '' && html`<p><strong>${text}</strong></p>`}
  </div>`;
};

const ruleLine = (id: string | undefined): string =>
  id === undefined ? 'no rule named' : `${id} ${ruleTextOf(id) ?? ''}`;

const attempt = ({ area, did, saw, rule, outcome }: Attempt): Html =>
  html`<li>
    <strong>${titleOfArea(area)}</strong>
    <span class="tag" data-outcome="${outcome}">${outcome}</span>
    <p>${did} <span aria-hidden="true">→</span> ${saw}</p>
    <p class="muted">${ruleLine(rule)}</p>
  </li>`;

export const attemptList = ({ attempts, reported }: Course): Html | undefined =>
  attempts.length === 0
    ? undefined
    : html`<section id="attempts" aria-labelledby="attempts-title">
        <h2 id="attempts-title">Reported ${reported === 1 ? 'once' : `${reported} times`}</h2>
        <ol class="attempts" start="${reported - attempts.length + 1}">
          ${attempts.map(attempt)}
        </ol>
      </section>`;

const pair = (what: string, yours: string | undefined, official: string): Html =>
  html`<div>
    <dt>${what}</dt>
    ${yours !== undefined && html`<dd><span class="by">You</span> ${yours}</dd>`}
    <dd><span class="by">The book</span> ${official}</dd>
  </div>`;

/** The words of the explorer beside those of the book; they are not judged. */
const besides = (last: Attempt | undefined, hidden: CardDefect): Html => {
  const { rule, area, hints, seen } = hidden;
  return html`<dl class="beside" id="beside">
    ${pair('Where', last && titleOfArea(last.area), titleOfArea(areaOf(rule) ?? area))}
    ${pair('How it shows', last?.did, hints.at(-1) ?? '')} ${pair('What one sees', last?.saw, seen)}
    ${pair('Rule', last && ruleLine(last.rule), ruleLine(rule))}
  </dl>`;
};

const headline = ({ ending, reported }: Course): string => {
  if (ending === 'turned red') return 'The defect';
  if (ending === 'found')
    return reported === 1 ? 'Found with the first report' : `Found with report number ${reported}`;
  return ending === 'rightly sound' ? 'Right: nothing is wrong here' : 'The answer';
};

const soundAnswer = (course: Course): Html => {
  const alarms = falseAlarms(course, undefined);
  return html`<p class="seen">This Sparring keeps every rule of its book.</p>
    <p>
      ${
        alarms > 0
          ? `You reported a defect ${alarms === 1 ? 'once' : `${alarms} times`} in a sound product: ${plural(alarms, 'false alarm')}. Somebody has to look into each of them, and after some nobody does.`
          : 'You raised no false alarm.'
      }
    </p>`;
};

const lookForAnother = html`<p>
  <a class="button" id="another" href="/show-me">Look for another one</a>
</p>`;

/** Everything there is to know, when the search is over. */
export const answer = (
  course: Course,
  hidden: CardDefect | undefined,
  next: Html = lookForAnother,
): Html =>
  html`<section id="answer" aria-labelledby="answer-title">
    <h2 id="answer-title" tabindex="-1">${headline(course)}</h2>
    ${
      hidden
        ? html`<p class="tags">
              <span class="tag ${hidden.level}">${hidden.level}</span>
              <span class="tag">${hidden.area}</span> <span class="tag">${hidden.technique}</span>
            </p>
            ${besides(course.attempts.at(-1), hidden)}
            <p><strong>What finds such defects</strong> ${hidden.advice}</p>
            ${answerKey(hidden)}`
        : soundAnswer(course)
    }
    ${next}
  </section>`;
