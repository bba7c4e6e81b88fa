import { expect, test } from 'vitest';
import { inWords } from '../look/words.ts';
import { createScreen } from './screen.ts';
import type { GradeEvent } from './event.ts';

const shown = (isTerminal: boolean, ...all: GradeEvent[]): string => {
  let text = '';
  const show = createScreen({ write: (more) => (text += more), isTerminal, width: 100 });
  for (const event of all) show(event);
  return text;
};
const progress = (done: number, of: number): GradeEvent => ({
  kind: 'runs',
  done,
  of,
  secondsLeft: 180,
  verdicts: { part: done, of },
  found: [],
});

test('the bar says how many verdicts there are, whose number does not grow, and how long the others take', () => {
  expect(shown(true, progress(66, 78))).toContain(
    'Runs       ██████████████████████░░░░  66 of 78 verdicts, run 67   about 3 min left',
  );
});

test('how long a card takes is said before its first run is over', () => {
  expect(shown(false, progress(0, 20))).toContain('0 of 20 verdicts, run 1   about 3 min left');
});

test('a baseline run is said to take as long as the one before it', () => {
  const begins = { kind: 'baseline begins', of: 3 } as const;
  const text = shown(false, { ...begins, at: 1 }, { ...begins, at: 2, seconds: 37 });
  expect(text).toMatch(/run 1 of 3 …\n.*run 2 of 3, about 37 s …\n/);
});

test('the progress says how many defects are found so far', () => {
  const found = [{ level: 'easy', part: 1, of: 3 }] as const;
  const event: GradeEvent = { ...progress(4, 16), secondsLeft: undefined, found } as GradeEvent;
  expect(shown(false, event)).toContain('4 of 16 verdicts, 1 found, run 5');
});

test.each([true, false])('the last run is shown once, at a terminal: %s', (isTerminal) => {
  const text = shown(isTerminal, progress(20, 20), progress(20, 20));
  expect(text.match(/20 of 20/g)).toHaveLength(1);
});

test('a false alarm stands above the bar, and the bar stays', () => {
  const text = shown(true, progress(1, 4), { kind: 'alarm', text: 'Longer.', by: ['a test'] });
  const lines = text.split('\n').map((line) => line.split('\u001B[2K').at(-1));
  expect(lines[0]).toBe('Robust     false alarm, at “a test”: Longer.');
  expect(lines[1]).toContain('1 of 4 verdicts');
});

test('where lines cannot be written over, progress is shown about ten times', () => {
  const numbers = Array.from({ length: 100 }, (_, at) => at + 1);
  const files = numbers.map((at): GradeEvent => ({ kind: 'file begins', at, of: 100 }));
  for (const all of [numbers.map((done) => progress(done, 100)), files])
    expect(shown(false, ...all).split('\n')).toHaveLength(11);
});

test.each([
  [0.04, '0.1 s'],
  [4.25, '4.3 s'],
  [61, '61 s'],
  [180, '3 min'],
])('%d seconds are %s', (seconds, text) => {
  expect(inWords(seconds)).toBe(text);
});
