import type { ElementRow } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { nestedFrames as rules } from '@sparring/rules/exercises/nested-frames';

/* They are files: a `srcdoc` frame inherits the policy, which forbids inline scripts, and is no request in the network panel. */
const top = { frame: 'frame-top' };
const frames = [
  { name: 'Top', appears: 'in the frame frame-top', within: [top] },
  ...['Left', 'Middle', 'Right'].map((name) => {
    const frame = `frame-${name.toLowerCase()}`;
    return {
      name,
      appears: `in the frame ${frame}, which is in frame-top`,
      within: [top, { frame }],
    };
  }),
  { name: 'Bottom', appears: 'in the frame frame-bottom', within: [{ frame: 'frame-bottom' }] },
];

export const elements: readonly ElementRow[] = frames.flatMap(
  ({ name, ...where }): ElementRow[] => [
    {
      what: `The box ${name}`,
      role: 'group',
      name,
      testId: `${name.toLowerCase()}-box`,
      ...where,
    },
    {
      what: `Whether ${name} is highlighted`,
      role: 'status',
      name: `${name} is`,
      testId: `${name.toLowerCase()}-state`,
      ...where,
    },
  ],
);

export const firstTest: FirstTest = {
  title: 'a click highlights a box in a frame of a frame',
  steps: [{ click: 'left-box' }],
  expects: { element: 'left-state', text: 'highlighted' },
};
