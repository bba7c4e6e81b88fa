import type { Sample } from '../test-sample.ts';

export const sample: Sample = {
  workspace: 'has-three-windows',
  solved: {
    seed: 7,
    messages: [{ desk: 'West', code: '9468' }],
    accepted: true,
    booked: true,
    printed: 1,
    number: '5598',
    scripted: false,
  },
  half: { messages: [{ desk: 'North', code: '9468' }], accepted: false },
  says: 'Not done: North has sent a message; West has sent no message; the conditions are not accepted.',
};
