import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { Case, DeedStep } from './test-doer.ts';

const share = (part: number, of = 10) => ({ part, of });

interface Graded {
  readonly byArea?: Readonly<Record<string, object>>;
  readonly byTechnique?: Readonly<Record<string, object>>;
  readonly calm?: object;
  readonly baselines?: object;
  readonly found?: number;
  readonly isWhole?: boolean;
}

interface Drawn {
  readonly full?: boolean;
  readonly phase?: string;
  readonly ended?: string;
}

/** The grader tells of a complete card of whoever works in this workspace. */
const card =
  ({ found = 6, ...graded }: Graded, drawn: Drawn = {}): DeedStep =>
  async ({ name }) => {
    const numbers = {
      isWhole: true,
      found: share(found),
      byArea: {},
      byTechnique: {},
      baselines: share(3, 3),
      calm: share(4, 4),
      ...graded,
    };
    const about = { phase: 'complete', full: false, ended: new Date().toISOString(), ...drawn };
    const body = JSON.stringify({ id: randomUUID(), as: name, ...about, numbers });
    await fetch(inject('graderUrl'), { method: 'POST', body });
  };

/** A card with a key that is not quite that of the member. */
const ofAnother =
  (graded: Graded): DeedStep =>
  (doer, kept) =>
    card(graded)({ ...doer, name: `${doer.name}x` }, kept);

const alarmed = { calm: share(3, 4) };

/** Two cards that are enough only together. */
const halvesOf = (one: string, first: number, other: string, second: number) =>
  [
    card({ byArea: { [one]: share(first) } }),
    card({ byArea: { [other]: share(second) } }),
  ] as const;

const gate = (
  task: Case['task'],
  [one, other]: readonly [string, string],
  [first, second]: readonly [number, number],
): Case => {
  const byArea = { [one]: share(first), [other]: share(second) };
  return {
    task,
    deed: [card({ byArea })],
    almost: [card({ byArea, ...alarmed })],
    forged: [
      [card({ byArea, calm: share(0, 0) })],
      [card({ byArea, baselines: share(1, 1) }), card({ byArea: { other: share(9) } })],
    ],
    halves: halvesOf(one, first, other, second),
  };
};

export const cards: readonly Case[] = [
  gate('gate-basics', ['lists', 'writing'], [1, 2]),
  gate('gate-resilience', ['faults', 'idempotency'], [2, 1]),
  gate('gate-shop', ['cart', 'payment'], [2, 2]),
  {
    task: 'first-card',
    deed: [card({ found: 1 })],
    almost: [card({ found: 1, baselines: share(2, 3) }), card({ found: 0 })],
    forged: [
      [card({ found: 1, baselines: share(1, 1) })],
      [card({ found: 9 }, { phase: 'running' }), ofAnother({ found: 9 })],
    ],
    halves: [card({ found: 1 }, { phase: 'ended early' }), card({ found: 1, isWhole: false })],
  },
  {
    task: 'boundaries',
    deed: [card({ byTechnique: { boundaries: share(2) } })],
    almost: [card({ byTechnique: { boundaries: share(1) } })],
    forged: [
      [card({ byTechnique: { boundaries: share(2) }, isWhole: false })],
      [ofAnother({ byTechnique: { boundaries: share(2) } })],
    ],
    halves: [
      card({ byTechnique: { boundaries: share(1) } }),
      card({ byTechnique: { oracle: share(5) } }),
    ],
  },
  {
    task: 'calm',
    deed: [card({ found: 5 }, { full: true })],
    almost: [card({ found: 4 }, { full: true }), card({ found: 5 })],
    forged: [
      [card({ found: 5, calm: share(0, 0) }, { full: true })],
      [card({ found: 5 }, { full: true, ended: '2026-01-01T00:00:00.000Z' })],
    ],
    halves: [card({ found: 5, ...alarmed }, { full: true }), card({ found: 9 })],
  },
];
