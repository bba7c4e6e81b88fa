import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: ['await page.mouse.move(target!.x + 5, target!.y + 5);'],
  mends: {
    'Sleep for a second before the mouse is released':
      'The mouse stands still meanwhile, and the list waits for it to move.',
    'Move the mouse in several steps: `dragTo(target, { steps: 10 })`':
      'The last steps are above the target, so the list hears `dragover` more than once, and knows where the card goes.',
    'Dispatch `dragstart`, `dragover` and `drop` by a script':
      'The events are not those of a user. The page notices it, and the verdict says so.',
  },
  helps: 2,
};
