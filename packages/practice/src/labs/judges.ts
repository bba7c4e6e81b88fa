import type { FactsOfLab, LabName } from '@sparring/contracts/lab-facts/all';
import { pageOf } from '../house.ts';
import { type Judge, type Judged, unsolved } from '../judged.ts';
import * as byLab from './by-lab.ts';
import { judgeRuns } from './runs.ts';

/** The facts as a page sends them. */
export type PageFacts = FactsOfLab & { readonly page: string };

const judges: { readonly [Lab in LabName]: Judge<FactsOfLab<Lab>> } = byLab;

const isOwn = (lab: LabName, { seed, page }: PageFacts, workspace: string): boolean =>
  page === pageOf({ workspace, seed }, lab);

/** The verdict on facts that fit the schema of the lab, in a workspace. Those of another page are judged, but solve nothing. */
export const judged = (lab: LabName, facts: PageFacts, workspace: string): Judged => {
  const own = judgeRuns(lab, judges[lab] as Judge<FactsOfLab>, facts, workspace);
  if (!own) return unsolved('Nothing to judge yet: the task is not finished.');
  if (!own.solved || isOwn(lab, facts, workspace)) return own;
  return unsolved('Not judged: a page of another workspace or seed has sent these facts.');
};
