import type { CardFacts } from '../card.ts';
import type { Path } from '../task.ts';
import { calmCard, soundCard } from './gates.ts';

const most = 5;

const atBoundaries = ({ byTechnique }: CardFacts): number => byTechnique['boundaries']?.found ?? 0;

export const testDesign: Path<'test-design'> = {
  syllabus: { ctfl: [4, 5], tae: [6, 7] },
  tasks: {
    'first-card': {
      title: 'The first card',
      text: 'Let the grader grade your suite, and find at least one defect.',
      kind: 'graded',
      points: 3,
      minutes: 20,
      rules: ['GRADE-01'],
      hints: [
        'The grader needs the command that runs your suite. Is it green twice without a defect?',
        'The page of the grader shows the command: `curl … | sh` with your command behind it.',
        'Begin small: `--pick 10` draws ten defects.',
      ],
      proof: {
        begins: () => true,
        steps: [soundCard, { say: 'It found a defect.', is: ({ found }) => found >= 1 }],
      },
    },
    boundaries: {
      title: 'Boundaries',
      text: 'Find at least two defects whose technique is boundaries.',
      kind: 'graded',
      points: 4,
      minutes: 30,
      rules: ['GRADE-01'],
      hints: [
        'Where does the product change what it does: at which length, price, number?',
        'Test the last value that is allowed and the first that is not.',
        'Prices of 0 and 99999.99, a title of 200 and of 201 characters, a limit of 100 and of 101.',
      ],
      proof: {
        begins: (card) => atBoundaries(card) > 0,
        steps: [
          soundCard,
          {
            say: 'It found 2 defects or more by the technique boundaries.',
            is: (card) => atBoundaries(card) >= 2,
          },
        ],
      },
    },
    calm: {
      title: 'Calm',
      text: 'Let the grader grade the whole suite with `--full`: it finds at least five defects, and stays green with every harmless change.',
      kind: 'graded',
      points: 5,
      minutes: 40,
      rules: ['GRADE-02'],
      hints: [
        'A harmless change breaks no promise. What in your tests is not a promise?',
        'Class names, the order of members and further headers may change.',
        'Look at the false alarms of the card, mend them, and grade again with `--full`.',
      ],
      proof: {
        begins: ({ isFull }) => isFull,
        steps: [
          soundCard,
          { say: 'The card was asked for with `--full`.', is: ({ isFull }) => isFull },
          { say: `It found ${most} defects or more.`, is: ({ found }) => found >= most },
          calmCard,
        ],
      },
    },
  },
};
