import { actionability } from './actionability.ts';
import { clicks } from './clicks.ts';
import { board } from './board.ts';
import { comboboxes } from './comboboxes.ts';
import { dataGrid } from './data-grid.ts';
import { dateRange } from './date-range.ts';
import { doors } from './doors.ts';
import { endlessList } from './endless-list.ts';
import { everyInput } from './every-input.ts';
import type { FactsOf } from './facts.ts';
import { fileDownloads } from './file-downloads.ts';
import { fileUploads } from './file-uploads.ts';
import { frames } from './frames.ts';
import { hostileLocators } from './hostile-locators.ts';
import { interruptions } from './interruptions.ts';
import { lateDialogs } from './late-dialogs.ts';
import { locatorLadder } from './locator-ladder.ts';
import { movingTable } from './moving-table.ts';
import { network } from './network.ts';
import { richText } from './rich-text.ts';
import { searchOrder } from './search-order.ts';
import { seen } from './seen.ts';
import { shadowRoots } from './shadow-roots.ts';
import { staleNodes } from './stale-nodes.ts';
import { trustedEvents } from './trusted-events.ts';
import { waits } from './waits.ts';
import { sessions } from './sessions.ts';
import { personas } from './personas.ts';
import { windows } from './windows.ts';
import { clock } from './clock.ts';
import { notes } from './notes.ts';

/** The facts of each lab, by the last part of its address. */
export const factsByLab = {
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

export type LabName = keyof typeof factsByLab;
export type FactsOfLab<Lab extends LabName = LabName> = FactsOf<(typeof factsByLab)[Lab]>;

export const labNames = Object.keys(factsByLab) as readonly LabName[];
