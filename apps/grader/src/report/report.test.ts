import { expect, test } from 'vitest';
import { readJUnit } from '../suite/junit.ts';
import { printReport } from './files.ts';
import { printPage } from './page.ts';
import { readTheme } from '../look/theme.ts';
import type { CardDefect, MissStep } from '../card/card.ts';
import { testCard, testHistory } from '../../test/support/card.ts';

const card = testCard();
const theme = await readTheme();
const files = printReport(card, testHistory(), theme);
const page = files['index.html']!;

test('junit.xml has a case for each defect, and what is missed is red', () => {
  const cases = readJUnit(files['junit.xml']!);
  expect(cases.size).toBe(card.defects.length);
  const red = [...cases.values()].filter(({ state }) => state === 'red');
  const notFound = card.defects.filter(
    ({ verdict: { kind } }) => kind === 'missed' || kind === 'error',
  );
  expect(red).toHaveLength(notFound.length);
});

test('the badge says how many were found', () => {
  expect(files['badge.svg']).toMatch(/<title>sparring: \d+ of \d+ found<\/title>/);
});

test('the page loads nothing', () => {
  expect(page).not.toMatch(/(?:src|href|action)="(?!#)/);
  expect(page).not.toMatch(/url\((?!data:)/);
  expect(page).toContain(`content="default-src &#39;none&#39;`);
});

test('a report of the service names the learner and leads back to the card', () => {
  const from = { name: 'Zoë', href: '/cards/k3xv', home: '/' };
  const printed = printPage(card, [], theme, from);
  expect(printed).toContain('Score card of Zoë');
  expect(printed).toContain('<title>Zoë, the tests in webshop-tests: ');
  expect(printed).toMatch(/href="\/cards\/k3xv"\s*>Back to the card of Zoë</);
  expect(page).not.toContain('Back to the card');
});

test('the end of the output stands in a fold, with a find and with a false alarm', () => {
  const output = 'expected <b>Hello</b>, got Goodbye';
  const [first, ...others] = card.defects;
  const [change] = card.changes;
  const printed = printPage(
    {
      ...card,
      defects: [{ ...first!, verdict: { kind: 'found', by: [] }, output }, ...others],
      changes: [{ ...change!, calm: { kind: 'alarm', by: [], output } }],
    },
    [],
    theme,
  );
  const shown = 'expected &lt;b&gt;Hello&lt;/b&gt;, got Goodbye';
  expect(printed.split(shown)).toHaveLength(3);
  expect(printed.replaceAll(/<details.*?<\/details>/gs, '')).not.toContain(shown);
});

test('what was found where the tests go comes first, and what can reach them beside what was drawn', () => {
  const [first, ...others] = card.defects;
  const elsewhere = {
    ...first!,
    area: 'attic',
    verdict: { kind: 'missed', step: 'not visited' } as const,
  };
  const all = { ...card, defects: [elsewhere, ...others], changesReaching: 9 };
  const printed = printPage(all, [], theme).replaceAll(/\s+/g, ' ');
  expect(printed).toMatch(/areas where your tests go; \d+ of 117 in all areas\./);
  expect(printed).toContain('Drawn from 9 that can reach your tests.');
});

test('a suite of the API reads how many misses of pages are not listed', () => {
  const [first] = card.defects;
  const missed = (file: string, step: MissStep) => ({
    ...first!,
    file,
    verdict: { kind: 'missed' as const, step },
  });
  const defects = [
    missed('apps/api/src/books/routes.ts', 'not asked'),
    missed('apps/web/src/shop/cart.ts', 'not visited'),
  ];
  expect(printPage({ ...card, defects }, [], theme)).toContain(
    'Not listed, although they count: 1 defect of pages, of which your tests open none.',
  );
});

test('Robust names the changes that were survived, and only those', () => {
  const [, survived] =
    /<summary>Survived: 3 harmless changes<\/summary>(.*?)<\/details>/s.exec(page) ?? [];
  const texts = card.changes.map(({ text, calm }) => [calm.kind, survived?.includes(text)]);
  expect(texts).toEqual([
    ['alarm', false],
    ['calm', true],
    ['calm', true],
    ['calm', true],
  ]);
});

test('a miss says with which request or on which page the tests were there, but nowhere else', () => {
  const [first] = card.defects;
  const visit = 'GET /v1/practice/books?limit=3&author=<b>';
  const missed = (step: MissStep) => ({
    ...first!,
    visit,
    verdict: { kind: 'missed' as const, step },
  });
  const printed = (one: CardDefect) => printPage({ ...card, defects: [one] }, [], theme);
  const shown = 'GET /v1/practice/books?limit=3&amp;author=&lt;b&gt;</code>';
  expect(printed(missed('too tame'))).toContain(`They went there with <code>${shown}`);
  expect(printed(missed('not asked'))).toContain(`They differed first with <code>${shown}`);
  expect(printed({ ...missed('unsure'), visit: '/login' })).toContain(
    'They went there on the page loaded from <code>/login</code>',
  );
  expect(printed({ ...first!, visit, verdict: { kind: 'found', by: [] } })).not.toContain(shown);
});

test('a name that is HTML stays a name', () => {
  const evil = '<img src=x onerror=alert(1)>';
  const [first, ...others] = card.defects;
  const defects = [
    { ...first!, seen: evil, visit: evil, verdict: { kind: 'missed', step: 'not asked' } as const },
    ...others,
  ];
  const hostile = { ...card, suite: evil, tests: [evil], notes: [evil], command: evil, defects };
  const printed = printReport(hostile, [], theme)['index.html'];
  expect(printed).not.toContain('<img');
  expect(printed).toContain('&lt;img src=x');
});

test('no answer stands outside of a fold, also where an area is opened', () => {
  const open = page.replaceAll(/<details(?! class="area").*?<\/details>/gs, '');
  for (const { hints, check, to } of card.defects)
    for (const secret of [...hints, check, to]) expect(open).not.toContain(secret);
});

test('a card without named tests says how to get them', () => {
  const printed = printReport({ ...card, tests: [] }, [], theme)['index.html'];
  expect(printed).toContain('wrote no JUnit XML');
});

test('a card on which nothing is missed has no next test', () => {
  const defects = card.defects.map((one) => ({
    ...one,
    verdict: { kind: 'found' as const, by: [] },
  }));
  const printed = printReport({ ...card, defects }, [], theme)['index.html'];
  expect(printed).not.toContain('id="next"');
  expect(printed).not.toContain('href="#misses"');
});
