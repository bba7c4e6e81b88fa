import { expect, test } from 'vitest';
import { verdictOf, wayOf, type Ways, withWay } from './ways.ts';

test('a click and a slider need trust', () => {
  expect([true, false].map((isTrusted) => wayOf({ isTrusted }))).toEqual(['a user', 'a script']);
});

test('a script is remembered, a user is replaced by a script', () => {
  expect(withWay({ Rounds: 'a script' }, 'Rounds', 'a user')).toEqual({ Rounds: 'a script' });
  expect(withWay({ Rounds: 'a user' }, 'Rounds', 'a script')).toEqual({ Rounds: 'a script' });
  expect(withWay({ Name: 'a user, at once' }, 'Name', 'a user, key by key')).toEqual({
    Name: 'a user, at once',
  });
});

const byHand: Ways = {
  Name: 'a user, at once',
  Newsletter: 'a user',
  Rounds: 'a user',
  Send: 'a user',
};

test('four controls used by hand solve the lab', () => {
  expect(verdictOf(byHand)).toEqual({ solved: true, text: 'Solved: all four were used by hand.' });
});

test('names what was silent before what a script has used', () => {
  const scripted: Ways = { ...byHand, Name: 'a script', Send: 'a script' };
  expect(verdictOf(scripted)).toEqual({ solved: false, text: 'A script: it has used Name, Send.' });
  const { Rounds: _, ...silent } = scripted;
  expect(verdictOf(silent)).toEqual({
    solved: false,
    text: 'The page has heard nothing from Rounds.',
  });
});
