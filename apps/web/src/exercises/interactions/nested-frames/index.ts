import type { ElementRow } from '../../../practice/lesson.ts';
import type { Exercise } from '../../exercise.ts';

const frames = [
  { name: 'Top', within: 'in the frame frame-top' },
  { name: 'Left', within: 'in the frame frame-left, which is in frame-top' },
  { name: 'Middle', within: 'in the frame frame-middle, which is in frame-top' },
  { name: 'Right', within: 'in the frame frame-right, which is in frame-top' },
  { name: 'Bottom', within: 'in the frame frame-bottom' },
];

export const nestedFrames: Exercise = {
  slug: 'nested-frames',
  path: '/webelements/nestedframepage',
  title: 'Nested Frames',
  group: 'Interactions',
  trains:
    'Five documents in one page: Top holds Left, Middle and Right, and Bottom stands below. Each lights up while the pointer or the focus is on it, and says so inside its own frame.',
  elements: frames.flatMap(({ name, within }): ElementRow[] => [
    {
      what: `The box ${name}`,
      role: 'group',
      name,
      testId: `${name.toLowerCase()}-box`,
      appears: within,
    },
    {
      what: `Whether ${name} is highlighted`,
      role: 'status',
      name: `${name} is`,
      testId: `${name.toLowerCase()}-state`,
      appears: within,
    },
  ]),
  page: () => import('./page.tsx'),
};
