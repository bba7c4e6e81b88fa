import type { KnownDefect } from '@sparring/defects/all';
import { Refusal } from '../src/grade/refusal.ts';
import { judgedAlone, shownBy } from '../src/grade/verdict.ts';
import { lastLines } from '../src/suite/tail.ts';
import { keep, type OwnGrader, type Runner, baselineTests } from './grade-own.ts';
import type { DefectRun } from './known.ts';
import { hashOf, type OwnSuite, type TestFile } from './suite.ts';
import { holdsArea, holdsRule } from './titles.ts';

/** So many red tests are enough to call a defect found. */
const mostFailures = 2;

/** The tests that hold the rule of a defect, and those that hold any rule of its area. */
const stagesOf = ({ rule }: KnownDefect, files: readonly TestFile[]) =>
  [holdsRule(rule), holdsArea(rule)].map((title) => ({
    title,
    files: files.filter(({ text }) => new RegExp(title).test(text)),
  }));

const keyOf = (grader: OwnGrader, defect: KnownDefect, files: readonly TestFile[]): string => {
  const { id, rule, file, from, to, above = '' } = defect;
  const parts = stagesOf(defect, files).flatMap((stage) => [
    stage.title,
    ...stage.files.map(({ hash }) => hash),
  ]);
  return hashOf(id, rule, file, from, to, above, grader.product, ...parts);
};

export const knownRun = (
  grader: OwnGrader,
  defect: KnownDefect,
  files: readonly TestFile[],
): DefectRun | undefined => grader.known.bouts[keyOf(grader, defect, files)];

/** The tests of the rule first; when they are green, those of its area. A test counts that is green without the defect. */
export const runOf = async (
  grader: OwnGrader,
  defect: KnownDefect,
  suite: OwnSuite,
  runner: Runner,
): Promise<DefectRun> => {
  const { files, run } = runner;
  let by: readonly string[] = [];
  for (const stage of stagesOf(defect, files)) {
    if (stage.files.length === 0 || by.length > 0) continue;
    const green = await baselineTests(grader, suite, runner, stage.files);
    const one = await run({ defects: [defect.id] }, { ...stage, mostFailures });
    const judged = judgedAlone(shownBy(one, { green }));
    const hasRun = [...(one.tests?.values() ?? [])].some(({ state }) => state !== 'skipped');
    const isNamed = judged.kind === 'red' && judged.by.length > 0;
    if (!hasRun || (!isNamed && judged.kind !== 'green'))
      throw new Refusal(`${defect.id}: the run said nothing.`, lastLines(one.output, 20));
    if (judged.kind === 'red') by = judged.by;
  }
  grader.known.bouts[keyOf(grader, defect, files)] = { by };
  await keep(grader);
  return { by };
};
