import { expect, test } from 'vitest';
import { createChance } from '../../chance.ts';
import { printHtml } from './html.ts';
import { plain, typed } from './text.ts';
import { drawWanted, sentence, verdictOf, wantedText } from './wanted.ts';

const wanted = wantedText({ day: 'Friday', things: ['tape', 'water'] });

test('draws the same day and two different things with the same seed [RICH-01]', () => {
  const [one, again] = [drawWanted(createChance(7)), drawWanted(createChance(7))];
  expect(one).toEqual(again);
  expect(new Set(one.things).size).toBe(2);
});

test('the wanted text has the sentence and the notes [RICH-01]', () => {
  expect(printHtml(wanted)).toBe(
    '<p>We train on <strong>Friday</strong>.</p>' +
      '<p>Bring <em>two</em> of each, and read <a href="https://example.com/rules">the rules</a>.</p>' +
      '<ul><li><strong>tape</strong></li><li>water</li></ul>',
  );
});

test('the verdict names the way, then the words, then the formats [RICH-11]', () => {
  const first = sentence({ day: 'Friday', things: [] });
  expect(verdictOf(wanted, wanted, true).text).toMatch(/^A script/);
  expect(verdictOf(wanted, first, false).text).toBe('Not written: line 2 has the wrong words.');
  expect(verdictOf(wanted, [...wanted, ...typed('')], false).text).toBe(
    'Not written: line 5 has the wrong words.',
  );
  const unlike = typed(plain(first));
  expect(verdictOf(wanted, unlike, false).text).toBe('Not written: line 2 has the wrong words.');
  expect(verdictOf(wanted, typed(plain(wanted)), false).text).toBe(
    'Not formatted: line 1 has the wrong format.',
  );
  expect(verdictOf(wanted, wanted, false)).toMatchObject({ solved: true });
});
