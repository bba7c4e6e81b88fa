import { headerOf } from '../record-facts.ts';
import type { Rule } from '../rule.ts';

const slow = 1000;

export const waitsForTheAnswer: Rule = {
  rule: 'waits-for-the-answer',
  question: 'Is the timeout of the client longer than the responses take?',
  improvement:
    'Set a timeout that is longer than the slowest response, because the client cannot know whether a request without a response took effect.',
  whenNotSeen: `Send a request whose response takes more than a second, such as GET /testing/latency-simulation.`,
  cases: (log) =>
    log
      .filter(({ answer }) => headerOf(answer, 'Content-Type') !== 'text/event-stream')
      .filter(({ ending, milliseconds }) => ending === 'left' || milliseconds >= slow)
      .map(({ id, ending }) => ({ request: id, isGood: ending !== 'left' })),
};
