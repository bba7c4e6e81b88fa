import { type Judge, type Judged, unsolved } from '../judged.ts';

/** The setting that has to be in two runs of a lab: at most the first value in one, at least the second in the other. No fixed sleep fits both. */
const runs: Readonly<Record<string, readonly [setting: string, low: number, high: number]>> = {
  clicks: ['hold', 0.3, 4],
  doors: ['delay', 0, 4],
  frames: ['delay', 0.2, 4],
  looks: ['delay', 0.2, 3],
  notes: ['delay', 0.5, 2],
  personas: ['block', 1, 3],
  seen: ['delay', 0.2, 8],
  sessions: ['delay', 0, 3],
};

/** The labs whose two runs have another seed each. No list that was learned by heart fits both. */
const ofTwoSeeds: ReadonlySet<string> = new Set(['twins']);

interface RunFacts {
  readonly seed: number;
  readonly level?: number | undefined;
  /** The facts of a run before. */
  readonly before?: { readonly seed: number } | undefined;
}

const valueOf = (facts: object, setting: string): number =>
  Number(new Map(Object.entries(facts)).get(setting));

/** Whether the facts, if they are right, are those of one of the two runs. */
export const isRun = (lab: string, facts: object): boolean => {
  const asked = runs[lab];
  if (!asked) return ofTwoSeeds.has(lab);
  const [setting, low, high] = asked;
  const value = valueOf(facts, setting);
  return value <= low || value >= high;
};

/** Asks for both runs, where the task does. The second level needs one. */
export const judgeRuns = <Facts extends RunFacts>(
  lab: string,
  judge: Judge<Facts>,
  facts: Facts,
  workspace: string,
): Judged | undefined => {
  const judged = judge(facts, workspace);
  const before = facts.before as Facts | undefined;
  const isBefore = before !== undefined && judge(before, workspace)?.solved === true;
  if (judged?.solved && ofTwoSeeds.has(lab) && !(isBefore && before.seed !== facts.seed))
    return unsolved('Right, 1 of 2. Do it in this tab with another ?seed= as well.');
  const asked = runs[lab];
  if (!judged?.solved || !asked || (facts.level ?? 1) > 1) return judged;
  const [setting, low, high] = asked;
  const values = [facts, ...(isBefore ? [before] : [])].map((run) => valueOf(run, setting));
  const missing = [
    ...(values.some((value) => value <= low) ? [] : [`?${setting}=${low}`]),
    ...(values.some((value) => value >= high) ? [] : [`?${setting}=${high}`]),
  ];
  if (missing.length === 0) return judged;
  return unsolved(
    `Right, ${2 - missing.length} of 2. Do it in this tab with ${missing.join(' and with ')} as well.`,
  );
};
