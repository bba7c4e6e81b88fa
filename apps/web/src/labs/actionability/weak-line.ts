import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: [
    "await page.getByRole('button', { name, exact: true }).click({ force: true });",
    "await page.getByTestId('action-hidden').dispatchEvent('click');",
    "await page.getByTestId('action-out-of-view').dispatchEvent('click');",
  ],
  mends: {
    'Click without `force`, and without dispatching an event':
      'Each click waits until a user could do it: the target is visible, still, enabled and not covered.',
    'Sleep for the delay before the first click':
      'All targets are usable by then, with this delay. The events are still dispatched by a script, and the page says so.',
    'Assert first that each target is visible':
      'Covered and Moving are visible from the beginning. A forced click still lands on the cover.',
  },
  helps: 1,
};
