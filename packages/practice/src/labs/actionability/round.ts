import type { ActionabilityFacts } from '@sparring/contracts/lab-facts/actionability';
import type { Judged } from '../../judged.ts';
import type { Chance } from '../../chance.ts';

/** Each target is called by what it is while its condition is missing. */
export const targets = [
  'Hidden',
  'Moving',
  'Disabled',
  'Read-only',
  'Covered',
  'Out of view',
] as const;
export type Target = (typeof targets)[number];

type Use = ActionabilityFacts['uses'][number];

export interface Round {
  readonly isStarted: boolean;
  /** The targets whose condition is still missing. */
  readonly missing: readonly Target[];
  readonly uses: readonly Use[];
  readonly coverClicks: number;
  /** What is in the field Read-only. */
  readonly text: string;
  /** Whether a script has changed that text. */
  readonly isScripted: boolean;
  /** Whether the box Disabled is ticked. */
  readonly isTicked: boolean;
}

export const atRest: Round = {
  isStarted: false,
  missing: [],
  uses: [],
  coverClicks: 0,
  text: '',
  isScripted: false,
  isTicked: false,
};

/** The field counts as used when it has this text. */
export const word = 'jab';

export type Action =
  | { readonly kind: 'start'; readonly missing: readonly Target[] }
  | { readonly kind: 'mend'; readonly target: Target }
  | { readonly kind: 'use'; readonly target: Target; readonly isTrusted: boolean }
  | { readonly kind: 'type'; readonly text: string; readonly isTrusted: boolean }
  | { readonly kind: 'cover' };

const withUse = (round: Round, target: Target, isTrusted: boolean): Round => {
  const use = { target, trusted: isTrusted, ready: !round.missing.includes(target) };
  return round.isStarted ? { ...round, uses: [...round.uses, use] } : round;
};

export const next = (round: Round, action: Action): Round => {
  switch (action.kind) {
    case 'start':
      return { ...atRest, isStarted: true, missing: action.missing };
    case 'mend':
      return { ...round, missing: round.missing.filter((target) => target !== action.target) };
    case 'cover':
      return { ...round, coverClicks: round.coverClicks + 1 };
    case 'type': {
      const isScripted = round.isScripted || !action.isTrusted;
      const typed = { ...round, text: action.text, isScripted };
      return action.text === word ? withUse(typed, 'Read-only', !isScripted) : typed;
    }
    default: {
      const used = withUse(round, action.target, action.isTrusted);
      return action.target === 'Disabled' ? { ...used, isTicked: !round.isTicked } : used;
    }
  }
};

/** When each target gets its condition back, in the order of `targets`. */
export const drawTimes = (delayMs: number, chance: Chance): readonly number[] =>
  targets.map(() => delayMs * (0.5 + chance.integer(501) / 1000));

const faultsOf = (target: Target, uses: readonly Use[]): readonly string[] => {
  const own = uses.filter((use) => use.target === target);
  const isScripted = own.some(({ trusted }) => !trusted);
  const isEarly = own.some(({ ready }) => !ready);
  return [
    ...(isScripted ? [`${target} by a script`] : []),
    ...(isEarly ? [`${target} too early`] : []),
    ...(own.length > 1 ? [`${target} ${own.length} times`] : []),
  ];
};

/** Undefined while nothing is wrong and a target is left. */
export const verdictOf = ({
  uses,
  coverClicks,
}: Pick<Round, 'uses' | 'coverClicks'>): Judged | undefined => {
  const clicks = coverClicks === 1 ? '1 click' : `${coverClicks} clicks`;
  const faults = [
    ...targets.flatMap((target) => faultsOf(target, uses)),
    ...(coverClicks > 0 ? [`${clicks} on the cover`] : []),
  ];
  if (faults.length > 0) {
    const way = uses.some(({ trusted }) => !trusted) ? 'A script' : 'Forced';
    return { solved: false, text: `${way}: ${faults.join(', ')}.` };
  }
  if (uses.length < targets.length) return undefined;
  return { solved: true, text: 'A user: each target was used once, when it was ready.' };
};
