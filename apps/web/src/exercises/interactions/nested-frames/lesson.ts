import { type ElementRow, row } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { nestedFrames as rules } from '@sparring/rules/exercises/nested-frames';

/* They are files: a `srcdoc` frame inherits the policy, which forbids inline scripts, and is no request in the network panel. */
export const elements: readonly ElementRow[] = ['Top', 'Left', 'Middle', 'Right', 'Bottom'].flatMap(
  (name): ElementRow[] => {
    const title = name.toLowerCase();
    const frame = `frame-${title}`;
    const where = { appears: `in the frame ${frame}`, within: [{ frame }] };
    return [
      row(`The box ${name}`, 'group', `${name} Frame`, `${title}-box`, where),
      row(`Whether ${name} is highlighted`, 'status', `${name} is`, `${title}-state`, where),
    ];
  },
);

export const firstTest: FirstTest = {
  title: 'a click highlights a box in a frame',
  steps: [{ click: 'left-box' }],
  expects: { element: 'left-state', text: 'highlighted' },
};
