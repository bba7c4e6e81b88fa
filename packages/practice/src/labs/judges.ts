import type { FactsOfLab, LabName } from '@sparring/contracts/lab-facts/all';
import { pageOf } from '../house.ts';
import { type Judge, type Judged, unsolved } from '../judged.ts';
import { judgeRuns } from './runs.ts';
import { judge as actionability } from './actionability/judge.ts';
import { judge as clicks } from './clicks/judge.ts';
import { judge as board } from './board/judge.ts';
import { judge as comboboxes } from './comboboxes/judge.ts';
import { judge as dataGrid } from './data-grid/judge.ts';
import { judge as dateRange } from './date-range/judge.ts';
import { judge as doors } from './doors/judge.ts';
import { judge as endlessList } from './endless-list/judge.ts';
import { judge as everyInput } from './every-input/judge.ts';
import { judge as fileDownloads } from './file-downloads/judge.ts';
import { judge as fileUploads } from './file-uploads/judge.ts';
import { judge as frames } from './frames/judge.ts';
import { judge as hostileLocators } from './hostile-locators/judge.ts';
import { judge as interruptions } from './interruptions/judge.ts';
import { judge as lateDialogs } from './late-dialogs/judge.ts';
import { judge as locatorLadder } from './locator-ladder/judge.ts';
import { judge as movingTable } from './moving-table/judge.ts';
import { judge as network } from './network/judge.ts';
import { judge as richText } from './rich-text/judge.ts';
import { judge as searchOrder } from './search-order/judge.ts';
import { judge as seen } from './seen/judge.ts';
import { judge as shadowRoots } from './shadow-roots/judge.ts';
import { judge as staleNodes } from './stale-nodes/judge.ts';
import { judge as trustedEvents } from './trusted-events/judge.ts';
import { judge as waits } from './waits/judge.ts';
import { judge as sessions } from './sessions/judge.ts';
import { judge as personas } from './personas/judge.ts';
import { judge as windows } from './windows/judge.ts';
import { judge as clock } from './clock/judge.ts';
import { judge as notes } from './notes/judge.ts';

/** The facts as a page sends them. */
export type PageFacts = FactsOfLab & { readonly page: string };

const judges: { readonly [Lab in LabName]: Judge<FactsOfLab<Lab>> } = {
  waits,
  'moving-table': movingTable,
  actionability,
  'search-order': searchOrder,
  'late-dialogs': lateDialogs,
  'hostile-locators': hostileLocators,
  'stale-nodes': staleNodes,
  'locator-ladder': locatorLadder,
  'trusted-events': trustedEvents,
  network,
  comboboxes,
  'endless-list': endlessList,
  'data-grid': dataGrid,
  'rich-text': richText,
  'date-range': dateRange,
  'every-input': everyInput,
  'file-uploads': fileUploads,
  'file-downloads': fileDownloads,
  frames,
  'shadow-roots': shadowRoots,
  clicks,
  doors,
  sessions,
  personas,
  interruptions,
  seen,
  board,
  windows,
  clock,
  notes,
};

const isOwn = (lab: LabName, { seed, page }: PageFacts, workspace: string): boolean =>
  page === pageOf({ workspace, seed }, lab);

/** The verdict on facts that fit the schema of the lab, in a workspace. Those of another page are judged, but solve nothing. */
export const judged = (lab: LabName, facts: PageFacts, workspace: string): Judged => {
  const own = judgeRuns(lab, judges[lab] as Judge<FactsOfLab>, facts, workspace);
  if (!own) return unsolved('Nothing to judge yet: the task is not finished.');
  if (!own.solved || isOwn(lab, facts, workspace)) return own;
  return unsolved('Not judged: a page of another workspace or seed has sent these facts.');
};
