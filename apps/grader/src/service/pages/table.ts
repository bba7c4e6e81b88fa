import { levels } from '@sparring/defects/defect';
import type { Share } from '../../card/counts.ts';
import { html, type Html } from '../../look/html.ts';
import { inWords, listed, mostNamed, plural } from '../../look/words.ts';
import type { CardState, Numbers } from '../state.ts';
import { following, reloadYourself } from './live.ts';
import { type Assets, printGraderPage } from './page.ts';
import type { PageAddress } from './pages.ts';
import { timeLeft, wordOf } from './phases.ts';
import { foundSoFar } from './so-far.ts';
import { beginsDescending, levelOf, type Sort, sorted, type SortKey, sortKeys } from './sort.ts';

const everySeconds = 3;

const titles: Readonly<Record<SortKey, string>> = {
  name: 'Name',
  suite: 'Tests',
  state: 'State',
  found: 'Found',
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  sneaky: 'Sneaky',
  calm: 'Robust',
  speed: 'A run',
  when: 'Drawn',
};

/** A second click on the same heading turns the order round. */
const heading =
  ({ by, isDescending }: Sort) =>
  (key: SortKey): Html => {
    const isThis = key === by;
    const order = (isThis ? !isDescending : beginsDescending(key)) ? 'desc' : 'asc';
    const now = isDescending ? 'descending' : 'ascending';
    return html`<th scope="col" class="${key}" ${isThis && html` aria-sort="${now}"`}>
      <a id="sort-${key}" data-testid="sort-${key}" href="?sort=${key}&amp;order=${order}"
        >${titles[key]}</a
      >
    </th>`;
  };

const share = ({ part, of }: Share): string => (of === 0 ? '–' : `${part}/${of}`);

const state = ({ phase, place, bouts }: CardState): Html => {
  if (phase === 'waiting' && place !== undefined) return html`in line, number ${place}`;
  if (phase !== 'bouts') return html`${wordOf[phase]}`;
  const { done, of } = bouts;
  return html`<progress aria-hidden="true" value="${done}" max="${Math.max(1, of)}"></progress>
    <span class="share-cell">${done} of ${plural(of, 'run')}</span>
    <span class="by">${timeLeft(bouts)}</span>`;
};

/** Before the last run only the alarms are known. */
const robust = ({ numbers, alarms }: CardState): string => {
  if (numbers) return share(numbers.calm);
  return alarms.length > 0 ? plural(alarms.length, 'alarm') : '–';
};

type Alike = NonNullable<Numbers['alike']>;

/** The names of other cards that are like this one. */
const alikeTo = (card: CardState, cards: readonly CardState[], what: keyof Alike): string => {
  const own = card.numbers?.alike?.[what];
  const others = cards.filter(
    (one) => own !== undefined && one.id !== card.id && one.numbers?.alike?.[what] === own,
  );
  return listed([...new Set(others.map((one) => one.name))], mostNamed);
};

/** Equal finds can be chance, or one suite; equal runs, whose order is drawn, are neither. */
const alikeSaid = (card: CardState, cards: readonly CardState[]): Html | false => {
  const [runs, finds] = [alikeTo(card, cards, 'runs'), alikeTo(card, cards, 'finds')];
  if (runs !== '') return html`<strong class="by">run by run as ${runs}</strong>`;
  return finds !== '' && html`<span class="by">same finds as ${finds}</span>`;
};

const row = (card: CardState, cards: readonly CardState[]): Html => {
  const { id, name, suite, fingerprint, phase, numbers, created } = card;
  const { part, of } = foundSoFar(card);
  return html`<tr data-phase="${phase}">
    <th scope="row"><a id="card-${id}" href="/cards/${id}">${name}</a></th>
    <td class="suite">
      ${suite} ${fingerprint !== undefined && html`<span class="by">${fingerprint}</span>`}
      ${numbers?.pages !== undefined && html`<span class="by">${plural(numbers.pages, 'page')}</span>`}
    </td>
    <td class="state">${state(card)}</td>
    <td class="found">
      ${of > 0 ? html`<strong>${part}</strong> <span>of ${of}</span>` : '–'}
      ${alikeSaid(card, cards)}
    </td>
    ${levels.map((level) => html`<td class="share-cell">${share(levelOf(card, level))}</td>`)}
    <td class="share-cell">${robust(card)}</td>
    <td class="share-cell">${numbers ? inWords(numbers.secondsARun) : '–'}</td>
    <td class="share-cell">
      <time datetime="${created}">${created.slice(5, 10)} ${created.slice(11, 16)}</time>
    </td>
  </tr>`;
};

const count = (cards: readonly CardState[], ...phases: readonly CardState['phase'][]): number =>
  cards.filter(({ phase }) => phases.includes(phase)).length;

const summary = (cards: readonly CardState[]): string =>
  [
    plural(cards.length, 'card'),
    `${count(cards, 'sound', 'bouts')} running`,
    `${count(cards, 'waiting')} in line`,
    `${count(cards, 'complete')} complete`,
  ].join(', ');

const empty = (address: string): Html =>
  html`<div class="panel empty" id="no-cards">
    <h2>No card has been drawn yet</h2>
    <p>Your learners begin at this address:</p>
    <p class="address">${address}</p>
  </div>`;

const list = (cards: readonly CardState[], sort: Sort): Html =>
  html`<table class="list cards" id="cards" aria-labelledby="cards-title">
    <thead>
      <tr>
        ${sortKeys.map(heading(sort))}
      </tr>
    </thead>
    <tbody>
      ${sorted(cards, sort).map((card) => row(card, cards))}
    </tbody>
  </table>`;

/** The teacher's table of all cards. */
export const printTable = (
  assets: Assets,
  cards: readonly CardState[],
  { address }: PageAddress,
  sort: Sort,
): string =>
  printGraderPage(assets, {
    title: 'All cards',
    path: '/cards',
    content: html`<p class="kicker">For the teacher</p>
      <h1 id="cards-title">All cards</h1>
      <p class="facts" id="summary" data-testid="summary" data-live>${summary(cards)}</p>
      <div class="scroll" role="region" aria-label="The table" tabindex="0" id="cards-region">
        <div id="all" data-live>${cards.length > 0 ? list(cards, sort) : empty(address)}</div>
      </div>
      ${following({ everySeconds })}${reloadYourself()}
      <p class="muted">Times are UTC. Who has the link of a card can see it.</p>`,
  });
