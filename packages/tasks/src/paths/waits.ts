import { all } from '../proofs/all.ts';
import type { Path } from '../task.ts';
import { solved, solvedWithTwoSeeds } from './labs.ts';

const shortest = 0.2;
const longest = 6;

export const waits: Path<'waits'> = {
  syllabus: { ctfl: [], tae: [4, 7] },
  tasks: {
    waits: {
      title: 'Wait, at any speed',
      text: 'One test solves the lab Waits with `?delay=0.1` and with `?delay=6`, without a number of seconds in it.',
      kind: 'reported',
      points: 3,
      minutes: 20,
      rules: ['WAIT-01'],
      hints: [
        'A pause that is long enough for one delay is too short or too slow for the other. What can a test wait for instead?',
        'Wait for what a user would see: the result, the enabled button, the ring.',
        'Write the test once, with the address as its parameter, and let the assertions wait.',
      ],
      proof: all(
        solved(
          'waits',
          `The page says “Solved” with a delay of ${shortest} seconds or less.`,
          ({ delay }) => typeof delay === 'number' && delay <= shortest,
        ),
        solved(
          'waits',
          `It says so with a delay of ${longest} seconds or more.`,
          ({ delay }) => typeof delay === 'number' && delay >= longest,
        ),
      ),
    },
    /*
     * Only its verdicts: the questions that the lab sends belong to no workspace, so that no fault or limit disturbs
     * it, and whoever forges the verdict could send them as well.
     */
    'search-order': {
      title: 'The right answer',
      text: 'Solve the lab Search with late responses with two seeds.',
      kind: 'reported',
      points: 3,
      minutes: 15,
      rules: ['LATEST-01'],
      hints: [
        'A list that is there can belong to an earlier text. What tells you to which one?',
        'Wait until the list fits what you have typed, not until there is a list.',
        'Open the lab with `?seed=1` and `?seed=2`, and read the word on the page.',
      ],
      proof: solvedWithTwoSeeds('search-order'),
    },
  },
};
