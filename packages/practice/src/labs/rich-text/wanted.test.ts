import { expect, test } from 'vitest';
import { createChance } from '../../chance.ts';
import { printHtml } from './html.ts';
import { plain, type Text, typed } from './text.ts';
import { drawWanted, printed, sentence, verdictOf, wantedText } from './wanted.ts';

const wanted = wantedText({ day: 'Friday', things: ['tape', 'water'] });

test('draws the same day and two different things with the same seed', () => {
  const [one, again] = [drawWanted(createChance(7)), drawWanted(createChance(7))];
  expect(one).toEqual(again);
  expect(new Set(one.things).size).toBe(2);
});

test('the wanted text has the sentence and the notes', () => {
  expect(printHtml(wanted)).toBe(
    '<p>We train on <strong>Friday</strong>.</p>' +
      '<p>Bring <em>two</em> of each, and read <a href="https://example.com/rules">the rules</a>.</p>' +
      '<ul><li><strong>tape</strong></li><li>water</li></ul>',
  );
});

test('the verdict names the way, then the words, then the formats', () => {
  const right = printed(wanted);
  const judged = (text: Text, isByScript = false) => verdictOf(right, printed(text), isByScript);
  const first = sentence({ day: 'Friday', things: [] });
  expect(judged(wanted, true).text).toMatch(/^A script/);
  expect(judged(first).text).toBe('Not written: line 2 has the wrong words.');
  expect(judged([...wanted, ...typed('')]).text).toBe('Not written: line 5 has the wrong words.');
  expect(judged(typed(plain(first))).text).toBe('Not written: line 2 has the wrong words.');
  expect(judged(typed(plain(wanted))).text).toBe('Not formatted: line 1 has the wrong format.');
  expect(judged(wanted)).toMatchObject({ solved: true });
});
