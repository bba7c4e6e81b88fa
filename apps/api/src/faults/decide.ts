import type { FaultRule } from '@sparring/contracts/fault';
import { longestDelay, type Outcome } from '@sparring/contracts/fault-outcome';
import { draw } from '@sparring/contracts/draw';

/** What a rule decided about a request. */
export interface Decision {
  readonly rule: number;
  /** The number of requests that the rule has decided before. */
  readonly step: number;
  readonly seed: number;
  readonly p: number;
  readonly outcome: Outcome;
  /** The delay in milliseconds; undefined without one. */
  readonly delay?: number | undefined;
}

/** The place of the outcome at a step; undefined if the request passes. */
export const placeAt = ({ share, seed, outcomes }: FaultRule, step: number): number | undefined => {
  if (share === undefined) return step < outcomes.length ? step : undefined;
  const drawn = draw(seed, step);
  return drawn < share ? Math.floor((drawn / share) * outcomes.length) : undefined;
};

/** A number with the standard normal distribution, from two numbers (the Box-Muller transform). */
const normal = (one: number, other: number): number =>
  Math.sqrt(-2 * Math.log(1 - one)) * Math.cos(2 * Math.PI * other);

/** The seeds after that of the rule draw the lengths of delays, so that they are independent of the outcomes. */
const delayOf = (outcome: Outcome, seed: number, step: number): number | undefined => {
  const one = draw(seed + 1, step);
  if (outcome.kind === 'fixed-delay') return outcome.milliseconds;
  if (outcome.kind === 'uniform-delay')
    return outcome.min + Math.floor(one * (outcome.max - outcome.min + 1));
  if (outcome.kind !== 'lognormal-delay') return undefined;
  const { median, sigma } = outcome;
  const length = median * Math.exp(sigma * normal(one, draw(seed + 2, step)));
  return Math.min(longestDelay, Math.round(length));
};

/** The decision of a rule at a step. It depends on nothing else. */
export const decide = (rule: FaultRule, number: number, step: number): Decision => {
  const { seed, share: p = 1 } = rule;
  const place = placeAt(rule, step);
  const outcome = place === undefined ? ({ kind: 'pass' } as const) : rule.outcomes[place]!;
  return { rule: number, step, seed, p, outcome, delay: delayOf(outcome, seed, step) };
};

/** The outcome in one word: its status, or its kind. */
const word = (outcome: Outcome): string | number =>
  outcome.kind === 'status' ? outcome.status : outcome.kind;

/** The value of X-Chance, from which a client can repeat the decision. */
export const toldOf = ({ rule, step, seed, p, outcome, delay }: Decision): string => {
  const length = delay === undefined ? '' : `; milliseconds=${delay}`;
  return `seed=${seed}; step=${step}; p=${p}; outcome=${word(outcome)}${length}; rule=${rule}`;
};
