import { unsteady } from '@sparring/practice/labs/network/unsteady';
import type { Rules } from '../../practice/scripted-api.ts';

const always = (item: number, outcome: Rules[number]['outcomes'][number]): Rules[number] => ({
  method: 'GET',
  path: `/items/${item}`,
  share: 1,
  outcomes: [outcome],
});

/** What the API does to the requests of this lab. */
export const rulesWith = (delayMs: number, failures: number): Rules => [
  always(2, { kind: 'fixed-delay', milliseconds: delayMs }),
  always(4, { kind: 'status', status: 500 }),
  always(5, { kind: 'broken-json' }),
  always(6, { kind: 'cut' }),
  always(7, { kind: 'empty' }),
  always(8, { kind: 'hang' }),
  ...(failures > 0 ? [failing(failures)] : []),
];

/** Each outcome is used once, and then the API answers. */
const failing = (times: number): Rules[number] => ({
  method: 'GET',
  path: `/items/${unsteady.item}`,
  outcomes: Array.from({ length: times }, () => ({ kind: 'status' as const, status: 503 })),
});
