import type { ObservedRun } from '../grade/slot.ts';
import type { TestResult, TestState } from '../suite/test-results.ts';

/** An older grader wrote each name in each line, and the whole result. */
type PackedTest = readonly [name: string | number, result: TestState | TestResult];

/** What a line keeps of a run: names and states, not what the runner says of a red test. */
export interface Packed {
  readonly run: Omit<ObservedRun['run'], 'tests'>;
  readonly tests?: readonly PackedTest[];
  /** From here on only of a run in which nothing was changed: nobody asks for the reach of the others. */
  readonly requests?: number;
  readonly reached?: readonly string[];
  readonly different?: readonly string[];
  readonly seen?: readonly string[];
  readonly visits?: readonly (readonly [id: string, visit: string])[];
  readonly loaded?: readonly string[];
  readonly heard?: readonly string[];
}

const reachOf = ({ reach }: ObservedRun): Omit<Packed, 'run' | 'tests'> => ({
  requests: reach.requests,
  reached: [...reach.reached],
  different: [...reach.different],
  seen: [...reach.seen],
  visits: [...reach.visits],
  loaded: [...reach.loaded],
  heard: [...reach.heard],
});

/** Runs as lines of one file, in their order: a name that an earlier line has is its number. */
export const createPacking = () => {
  const names: string[] = [];
  const numbers = new Map<string, number>();
  const add = (name: string): string => {
    if (!numbers.has(name)) numbers.set(name, names.push(name) - 1);
    return name;
  };

  const pack = (observed: ObservedRun, isChanged: boolean): Packed => {
    const { tests, ...run } = observed.run;
    return {
      run,
      ...(tests && {
        tests: Array.from(tests, ([name, { state }]): PackedTest => [
          numbers.get(name) ?? add(name),
          state,
        ]),
      }),
      ...(!isChanged && reachOf(observed)),
    };
  };

  const nameOf = (name: string | number): string => {
    const known = typeof name === 'string' ? add(name) : names[name];
    if (known === undefined) throw new Error(`No line before has the name ${name}.`);
    return known;
  };

  const unpack = ({ run, tests, requests = 0, ...reach }: Packed): ObservedRun => ({
    run: {
      ...run,
      ...(tests && {
        tests: new Map(
          tests.map(([name, result]): [string, TestResult] => [
            nameOf(name),
            typeof result === 'string' ? { state: result } : result,
          ]),
        ),
      }),
    },
    reach: {
      requests,
      reached: new Set(reach.reached),
      different: new Set(reach.different),
      seen: new Set(reach.seen),
      visits: new Map(reach.visits),
      loaded: new Set(reach.loaded),
      heard: new Set(reach.heard),
    },
  });

  return { pack, unpack };
};
