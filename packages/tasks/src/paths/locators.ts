import type { Path } from '../task.ts';
import { solvedWithTwoSeeds } from './labs.ts';

export const locators: Path<'locators'> = {
  syllabus: { ctfl: [], tae: [2, 4, 8] },
  tasks: {
    'locator-ladder': {
      title: 'The locator ladder',
      text: 'Solve the lab Locator ladder with two seeds.',
      kind: 'reported',
      points: 2,
      minutes: 15,
      rules: ['LADDER-01'],
      hints: [
        'What would you tell somebody on the phone who cannot see your screen?',
        'Role and name come first, then labels and texts; attributes and places come last.',
        'Open the lab with `?seed=1` and `?seed=2`. The sentence of each rung names the locator.',
      ],
      proof: solvedWithTwoSeeds('locator-ladder'),
    },
    'hostile-locators': {
      title: 'Hostile locators',
      text: 'Solve the lab Hostile locators with two seeds.',
      kind: 'reported',
      points: 4,
      minutes: 20,
      rules: ['HOSTILE-01'],
      hints: [
        'Ids and classes change with each load. What stays, because a user needs it?',
        'Two fields can have one label: look for the group in which they are.',
        'Use role and name within the group, and open the lab with `?seed=1` and `?seed=2`.',
      ],
      proof: solvedWithTwoSeeds('hostile-locators'),
    },
  },
};
