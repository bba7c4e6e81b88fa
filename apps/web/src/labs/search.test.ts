import { expect, test } from 'vitest';
import type { Lab } from './lab.ts';
import { matching, type LabFilter } from './search.ts';

type Described = Pick<Lab, 'title' | 'trains' | 'skills' | 'difficulty'>;

const waits: Described = {
  title: 'Waits',
  trains: 'Wait for a result.',
  skills: ['waiting'],
  difficulty: 'easy',
};
const frames: Described = {
  title: 'Frames',
  trains: 'Type into the right frame, after its reload.',
  skills: ['frames', 'waiting'],
  difficulty: 'hard',
};
const anything: LabFilter = { words: '', skill: '', difficulty: '' };

const found = (filter: Partial<LabFilter>) =>
  matching([waits, frames], { ...anything, ...filter }).map(({ title }) => title);

test('an empty filter matches every lab', () => {
  expect(found({})).toEqual(['Waits', 'Frames']);
});

test.each([
  [{ words: 'RELOAD frame' }, ['Frames']],
  [{ words: 'reload result' }, []],
  [{ skill: 'waiting' }, ['Waits', 'Frames']],
  [{ skill: 'frames' }, ['Frames']],
  [{ difficulty: 'easy' }, ['Waits']],
  [{ skill: 'waiting', difficulty: 'hard' }, ['Frames']],
] as const)('%j matches %j', (filter, titles) => {
  expect(found(filter)).toEqual(titles);
});
