import { levels } from '@sparring/defects/defect';
import type { CardState, Phase } from '../../src/service/state.ts';

const started = (phase: Phase): boolean => phase !== 'new' && phase !== 'waiting';
const boxed = (phase: Phase): boolean =>
  ['bouts', 'paused', 'complete', 'ended early'].includes(phase);

const parts = [9, 24, 14, 14];
const wholes = [11, 35, 30, 46];

/** A card in a phase, with all that such a card has. */
export const testState = (phase: Phase, changes: Partial<CardState> = {}): CardState => {
  const hasNumbers = phase === 'complete' || phase === 'ended early' || phase === 'paused';
  return {
    id: 'k3xv-9qpa',
    name: 'amber otter',
    command: phase === 'new' ? '' : 'mvn -q test',
    suite: phase === 'new' ? '' : 'webshop-tests',
    selection: 'all',
    created: '2026-11-22T09:30:00.000Z',
    phase,
    ...(phase === 'waiting' && { place: 3 }),
    sound: boxed(phase) ? [41, 39] : started(phase) ? [41] : [],
    ...(boxed(phase) && { reach: { defects: 122, notVisited: 30, tooTame: 14, toBox: 78 } }),
    bouts: boxed(phase)
      ? { done: phase === 'complete' ? 82 : 33, of: 82, secondsLeft: 190 }
      : { done: 0, of: 0 },
    found: boxed(phase)
      ? levels.map((level, at) => ({ level, part: parts[at]!, of: wholes[at]! }))
      : [],
    alarms: boxed(phase)
      ? [{ text: 'Every class has another name.', by: ['shop.CartTest › adds a product'] }]
      : [],
    notes: [],
    ...(phase === 'refused' && {
      refusal: {
        message: 'Your tests are red without a defect, twice: nothing is graded.',
        lines: [
          '[ERROR] CartTest.total:31 expected: <59.97> but was: <0.00>',
          '[ERROR] Tests run: 12, Failures: 1',
        ],
      },
    }),
    ...(hasNumbers && {
      numbers: {
        found: { part: 61, of: 122 },
        calm: { part: 3, of: 4 },
        secondsARun: 40,
        score: 28,
        next: '12 defects in cart, lists: Put two equal things and one other into the data.',
      },
    }),
    ...changes,
  };
};
