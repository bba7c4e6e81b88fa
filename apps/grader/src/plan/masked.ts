import { type Evidence, unexplained, wasAlone } from '../evidence/evidence.ts';
import { probabilitiesOf } from './expectations.ts';
import { view } from '../evidence/view.ts';

/** The probability that it turns something red which was green beside it. */
const rarely = 0.01;
const probably = 0.3;
const fewestReds = 2;

/**
 * A defect that another one has masked where something was green: nobody is left who could have turned it red, and this
 * one was there each time. Only a run of its own in which that test runs can tell.
 */
export const maskedIn = view((evidence: Evidence): string | undefined => {
  const reds = new Map<string, (readonly string[])[]>();
  for (const { signal, trial } of unexplained(evidence))
    reds.set(signal, [
      ...(reds.get(signal) ?? []),
      trial.defects.filter((one) => !wasAlone(evidence, one, signal)),
    ]);
  return [...reds.values()]
    .filter(({ length }) => length >= fewestReds)
    .flatMap((some) => [...probabilitiesOf(some, rarely)])
    .filter(([, p]) => p >= probably)
    .toSorted(([, one], [, other]) => other - one)[0]?.[0];
});
