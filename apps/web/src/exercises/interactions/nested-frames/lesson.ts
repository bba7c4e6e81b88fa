import type { ElementRow } from '../../../practice/lesson.ts';

export { nestedFrames as rules } from '@sparring/rules/exercises/nested-frames';

/* They are files: a `srcdoc` frame inherits the policy, which forbids inline scripts, and is no request in the network panel. */
const frames = [
  { name: 'Top', within: 'in the frame frame-top' },
  { name: 'Left', within: 'in the frame frame-left, which is in frame-top' },
  { name: 'Middle', within: 'in the frame frame-middle, which is in frame-top' },
  { name: 'Right', within: 'in the frame frame-right, which is in frame-top' },
  { name: 'Bottom', within: 'in the frame frame-bottom' },
];

export const elements: readonly ElementRow[] = frames.flatMap(({ name, within }): ElementRow[] => [
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
]);
