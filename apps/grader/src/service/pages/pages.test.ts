import { expect, test } from 'vitest';
import { readTheme } from '../../look/theme.ts';
import { stateAfter } from '../state-after.ts';
import type { Phase } from '../state.ts';
import { testState } from '../../../test/support/state.ts';
import { createPages } from './grader-pages.ts';
import { readSort } from './sort.ts';

const pages = createPages(await readTheme(), true);
const place = { address: 'http://grader.test:3100' };
const phases: readonly Phase[] = [
  'new',
  'waiting',
  'sound',
  'bouts',
  'paused',
  'complete',
  'ended early',
  'refused',
];
const evil = '<img src=x onerror=alert(1)>';

const problem = (status: number, error: string) => ({
  type: 'about:blank',
  title: error,
  status,
  error,
  detail: 'Why it is so.',
  instance: '/',
});

const everyPage: readonly (readonly [string, string])[] = [
  ['home', pages.home({ ...place, areas: ['cart', 'lists'], levels: ['easy'], defects: 122 })],
  ...phases.map((phase) => [`card, ${phase}`, pages.card(testState(phase), place)] as const),
  [
    'table',
    pages.table(
      phases.map((phase) => testState(phase, { id: phase })),
      place,
      readSort({}),
    ),
  ],
  ['empty table', pages.table([], place, readSort({}))],
  ['key', pages.login(false)],
  ['wrong key', pages.login(true)],
  ['not found', pages.refused(problem(404, 'Not found'))],
];

test.each(everyPage)('the page keeps to the policy and has unique ids: %s', (_name, page) => {
  expect(page).not.toMatch(/\s(?:style|on[a-z]+)="/);
  expect(page).not.toMatch(/<style|<script(?! type="module" src="\/static\/)/);
  expect(page).not.toMatch(/(?:src|href|action)="(?!\/|#|\?)/);
  const ids = Array.from(page.matchAll(/\sid="([^"]*)"/g), ([, id]) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(page.match(/<h1/g)).toHaveLength(1);
});

test('a name that is HTML stays a name, on its card and in the table', () => {
  const hostile = testState('refused', {
    name: evil,
    suite: evil,
    command: evil,
    notes: [evil],
    refusal: { message: evil, lines: [evil] },
  });
  for (const page of [pages.card(hostile, place), pages.table([hostile], place, readSort({}))]) {
    expect(page).not.toContain('<img');
    expect(page).toContain('&lt;img src=x');
  }
});

test('the start has a line for every tool, with the address by which it was reached', () => {
  const page = pages.home({ ...place, areas: [], levels: [], defects: 122 });
  for (const words of [
    'mvn -q test',
    'gradlew',
    'pytest',
    'robot tests',
    'dotnet test',
    'npx playwright test',
  ])
    expect(page).toMatch(
      new RegExp(`curl -s http://grader.test:3100/grade.sh \\| sh -s -- [^<]*${words}`),
    );
});

test.each(['new', 'paused'] as const)('a card that is %s has the line to go on with', (phase) => {
  expect(pages.card(testState(phase), place)).toContain('sh -s -- --card k3xv-9qpa mvn -q test');
});

test('a card in line says at which place, and its title, too', () => {
  const page = pages.card(testState('waiting'), place);
  expect(page).toContain('You are number 3 in line.');
  expect(page).toContain('<title>Number 3 in line: amber otter · Sparring</title>');
  expect(pages.card(testState('waiting', { place: 1 }), place)).toContain('You are next.');
});

test('a card says how many runs, how long, what was found and which alarms', () => {
  const page = pages.card(testState('bouts'), place);
  expect(page).toMatch(/aria-label="Runs"\s+value="33"\s+max="82"/);
  expect(page).toContain('3 min left');
  expect(page).toContain('Every class has another name.');
  expect(page).toContain('<span class="share">24/35</span>');
  expect(page).toContain('data-events="/cards/k3xv-9qpa/events"');
});

test('a complete card has the three numbers, the next test and the report, and follows nothing', () => {
  const page = pages.card(testState('complete'), place);
  for (const text of ['Found', 'Robust', 'Speed', 'The next best test', '/cards/k3xv-9qpa/report'])
    expect(page).toContain(text);
  expect(page).not.toContain('data-events');
  expect(page).not.toContain('End this card');
});

test('a card that was refused says why, with the end of the output', () => {
  const page = pages.card(testState('refused'), place);
  expect(page).toContain('red without a defect, twice');
  expect(page).toContain('Tests run: 12, Failures: 1');
});

test('what there is one of stands in the singular', () => {
  const one = { part: 1, of: 1 };
  const numbers = { ...testState('complete').numbers!, found: one, calm: one };
  const page = pages.card(testState('complete', { numbers }), place);
  expect(page).toContain('Complete: 1 of 1 defect found.');
  expect(page).toContain('<span>of 1 defect</span>');
  expect(page).toContain('<span>of 1 harmless change survived</span>');
});

test('a false alarm names three tests, in the state of a card as on its page, and counts the others', () => {
  const by = Array.from({ length: 10_000 }, (_, at) => `test ${at}`);
  const state = testState('bouts');
  const alarm = stateAfter({ kind: 'alarm', text: 'Every answer comes later.', by }, state);
  expect(JSON.stringify(alarm).length).toBeLessThan(1000);
  const page = pages.card({ ...state, ...alarm }, place);
  expect(page).toContain('test 0, test 1, test 2 and 9997 more');
});

test('the table says at which column it is sorted, and a second click turns it round', () => {
  const page = pages.table([testState('bouts')], place, readSort({ sort: 'name' }));
  expect(page).toMatch(/class="name"\s+aria-sort="ascending"/);
  expect(page).toContain('?sort=name&amp;order=desc');
  expect(page.match(/aria-sort/g)).toHaveLength(1);
});

test('an empty table tells where learners begin', () => {
  const page = pages.table([], place, readSort({}));
  expect(page).toContain('No card has been drawn yet');
  expect(page).toContain('http://grader.test:3100');
});

test('a grader without a key has no link to the table of all cards', async () => {
  const link = 'href="/cards"';
  expect(createPages(await readTheme(), false).login(false)).not.toContain(link);
  expect(pages.login(false)).toContain(link);
});

test('a wrong key is said at its field', () => {
  expect(pages.login(true)).toMatch(/aria-invalid="true"\s+aria-describedby="key-error"/);
  expect(pages.login(false)).not.toContain('aria-invalid');
});

test('the table shows the fingerprint and the pages of a suite, and which cards are alike, run by run or in their finds', () => {
  const numbers = testState('complete').numbers!;
  const card = (name: string, finds: string, runs: string) =>
    testState('complete', {
      id: name,
      name,
      fingerprint: '4294967295',
      numbers: { ...numbers, pages: 3, alike: { finds, runs } },
    });
  const cards = [
    card('Ada', 'f', 'r'),
    card('Bob', 'f', 'r'),
    card('Cy', 'f', 's'),
    card('Di', 'g', 't'),
  ];
  const rows = pages.table(cards, place, readSort({})).split('<tr data-phase').slice(1);
  const row = (name: string) => rows.find((one) => one.includes(`card-${name}`))!;
  expect(row('Ada')).toContain('run by run as Bob');
  expect(row('Cy')).toContain('same finds as Ada, Bob');
  expect(row('Di')).not.toMatch(/run by run|same finds/);
  expect(row('Di')).toMatch(/4294967295.*3 pages/s);
});
