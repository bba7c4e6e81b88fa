import { expect, test } from 'vitest';
import { verdictOf, withTouch } from './touches.ts';

const rungs = ['Role', 'Label', 'Title'];

test('a wrong touch stays, a right one can still become wrong [LADDER-03]', () => {
  expect(withTouch({ Role: 'wrong' }, 'Role', 'right')).toEqual({ Role: 'wrong' });
  expect(withTouch({ Role: 'right' }, 'Role', 'wrong')).toEqual({ Role: 'wrong' });
  expect(withTouch({ Role: 'wrong' }, 'Label', 'right')).toEqual({ Role: 'wrong', Label: 'right' });
});

test('is solved only when all rungs are right [LADDER-04]', () => {
  expect(verdictOf(rungs, { Role: 'right', Label: 'right' })).toBeUndefined();
  expect(verdictOf(rungs, { Role: 'right', Label: 'right', Title: 'right' })).toEqual({
    solved: true,
    text: 'Solved: all 3 rungs are right.',
  });
});

test('names each wrong rung, in the order of the ladder [LADDER-04]', () => {
  expect(verdictOf(rungs, { Title: 'wrong', Role: 'wrong' })).toEqual({
    solved: false,
    text: 'Not solved: a wrong element was used on Role, Title. Load the page again.',
  });
});
