import type { ActionabilityFacts } from '@sparring/contracts/lab-facts/actionability';
import { type Judged, solved, unsolved } from '../../judged.ts';
import type { Chance } from '../../chance.ts';

/** Each target is called by what it is while its condition is missing. */
export const targets = [
  'Hidden',
  'Moving',
  'Disabled',
  'Read-only',
  'Covered',
  'Out of view',
  'Twice',
  'Half covered',
] as const;
/** How many of them the first level has. */
const fewest = 6;

export const targetsOn = (level: number) => (level > 1 ? targets : targets.slice(0, fewest));
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

/** How often a target has to be used: Twice is covered by a layer after its first click. */
const timesOf = (target: Target): number => (target === 'Twice' ? 2 : 1);

const usesOf = (target: Target, uses: readonly Use[]): readonly Use[] =>
  uses.filter((use) => use.target === target);

/** The field counts as used when it has this text. */
export const word = 'jab';

export type TargetAction =
  | { readonly kind: 'start'; readonly missing: readonly Target[] }
  | { readonly kind: 'mend'; readonly target: Target }
  | {
      readonly kind: 'use';
      readonly target: Target;
      readonly isTrusted: boolean;
      /** Left out if the round knows whether the target was ready. */
      readonly isReady?: boolean;
    }
  | { readonly kind: 'type'; readonly text: string; readonly isTrusted: boolean }
  | { readonly kind: 'cover' };

const withUse = (
  round: Round,
  target: Target,
  isTrusted: boolean,
  ready = !round.missing.includes(target),
): Round => {
  const use = { target, trusted: isTrusted, ready };
  return round.isStarted ? { ...round, uses: [...round.uses, use] } : round;
};

export const next = (round: Round, action: TargetAction): Round => {
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
      const used = withUse(round, action.target, action.isTrusted, action.isReady);
      if (action.target === 'Disabled') return { ...used, isTicked: !round.isTicked };
      const isFirst = action.target === 'Twice' && usesOf('Twice', used.uses).length === 1;
      return isFirst ? { ...used, missing: [...used.missing, 'Twice'] } : used;
    }
  }
};

/** When each target gets its condition back, in the order of `targets`. */
export const drawTimes = (delayMs: number, chance: Chance): readonly number[] =>
  targets.map(() => delayMs * (0.5 + chance.integer(501) / 1000));

const faultsOf = (target: Target, uses: readonly Use[]): readonly string[] => {
  const own = usesOf(target, uses);
  const isScripted = own.some(({ trusted }) => !trusted);
  const isEarly = own.some(({ ready }) => !ready);
  return [
    ...(isScripted ? [`${target} by a script`] : []),
    ...(isEarly ? [`${target} too early`] : []),
    ...(own.length > timesOf(target) ? [`${target} ${own.length} times`] : []),
  ];
};

/** Undefined while nothing is wrong and a target is left. */
export const verdictOf = (
  { uses, coverClicks }: Pick<Round, 'uses' | 'coverClicks'>,
  level = 1,
): Judged | undefined => {
  const clicks = coverClicks === 1 ? '1 click' : `${coverClicks} clicks`;
  const faults = [
    ...targets.flatMap((target) => faultsOf(target, uses)),
    ...(coverClicks > 0 ? [`${clicks} on the cover`] : []),
  ];
  if (faults.length > 0) {
    const way = uses.some(({ trusted }) => !trusted) ? 'A script' : 'Forced';
    return unsolved(`${way}: ${faults.join(', ')}.`);
  }
  const shown = targetsOn(level);
  if (shown.some((target) => usesOf(target, uses).length < timesOf(target))) return undefined;
  const times = level > 1 ? 'as often as it asks' : 'once';
  return solved(`each target was used ${times}, when it was ready.`);
};
