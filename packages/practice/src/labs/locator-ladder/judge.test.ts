import { expect, test } from 'vitest';
import { asked, judge, withUse } from './judge.ts';

test('a wrong touch stays, a right one can still become wrong', () => {
  expect(withUse({ Role: 'link' }, 'Role', 'button')).toEqual({ Role: 'link' });
  expect(withUse({ Role: 'button' }, 'Role', 'link')).toEqual({ Role: 'link' });
  expect(withUse({ Role: 'link' }, 'Label', 'Name')).toEqual({ Role: 'link', Label: 'Name' });
});

test('is solved only when all rungs are right', () => {
  const { Role: _, ...rest } = asked;
  expect(judge({ used: rest })).toBeUndefined();
  expect(judge({ used: asked })).toEqual({ solved: true, text: 'Solved: all 8 rungs are right.' });
});

test('names each wrong rung, in the order of the ladder', () => {
  expect(judge({ used: { Title: 'Help on dates', Role: 'link' } })).toEqual({
    solved: false,
    text: 'Not solved: a wrong element was used on Role, Title. Load the page again.',
  });
});
