import type { LabName } from '@sparring/contracts/lab-facts/all';
import { samples, sentIn } from '../test-lab-facts.ts';
import type { Case, DeedStep } from './test-doer.ts';

/** What the page of a lab sends when it is solved. */
const solve =
  (lab: LabName, facts: object): DeedStep =>
  ({ name, send }) =>
    send('PUT', `/workspace/labs/${lab}`, {
      body: sentIn(name, lab, { ...samples[lab]!.solved, ...facts }),
    });

/** What it sends before. */
const half =
  (lab: LabName, facts: object): DeedStep =>
  ({ send }) =>
    send('PUT', `/workspace/labs/${lab}`, {
      body: { ...samples[lab]!.solved, ...samples[lab]!.half, ...facts },
    });

/** The search has the same word with both of these seeds. */
const withTwoSeeds = (task: 'search-order' | 'locator-ladder' | 'hostile-locators'): Case => ({
  task,
  deed: [solve(task, { seed: 7 }), solve(task, { seed: 9 })],
  almost: [solve(task, { seed: 7 }), solve(task, { seed: 7 })],
  forged: [
    [solve(task, { seed: 7 }), half(task, { seed: 9 })],
    [solve(task, { seed: 7 }), solve('actionability', { seed: 9 })],
  ],
});

export const labs: readonly Case[] = [
  {
    task: 'waits',
    deed: [solve('waits', { delay: 0.1 }), solve('waits', { delay: 6 })],
    almost: [solve('waits', { delay: 0.1 }), solve('waits', { delay: 2 })],
    forged: [
      [solve('waits', { delay: 0.1 }), half('waits', { delay: 6 })],
      [solve('waits', { delay: 6 }), solve('waits', { delay: 0.3 })],
    ],
  },
  withTwoSeeds('search-order'),
  withTwoSeeds('locator-ladder'),
  withTwoSeeds('hostile-locators'),
];
