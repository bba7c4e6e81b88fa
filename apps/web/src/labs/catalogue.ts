import { labPath } from '../paths.ts';
import { actionability } from './actionability/listing.ts';
import { clicks } from './clicks/listing.ts';
import { board } from './board/listing.ts';
import { comboboxes } from './comboboxes/listing.ts';
import { dataGrid } from './data-grid/listing.ts';
import { dateRange } from './date-range/listing.ts';
import { doors } from './doors/listing.ts';
import { endlessList } from './endless-list/listing.ts';
import { everyInput } from './every-input/listing.ts';
import { fileDownloads } from './file-downloads/listing.ts';
import { fileUploads } from './file-uploads/listing.ts';
import { frames } from './frames/listing.ts';
import { hostileLocators } from './hostile-locators/listing.ts';
import { interruptions } from './interruptions/listing.ts';
import { lateDialogs } from './late-dialogs/listing.ts';
import { locatorLadder } from './locator-ladder/listing.ts';
import { movingTable } from './moving-table/listing.ts';
import { network } from './network/listing.ts';
import { richText } from './rich-text/listing.ts';
import { searchOrder } from './search-order/listing.ts';
import { seen } from './seen/listing.ts';
import { shadowRoots } from './shadow-roots/listing.ts';
import { staleNodes } from './stale-nodes/listing.ts';
import { trustedEvents } from './trusted-events/listing.ts';
import { waits } from './waits/listing.ts';
import { windows } from './windows/listing.ts';
import type { Lab, Listing } from './lab.ts';
import { sessions } from './sessions/listing.ts';
import { personas } from './personas/listing.ts';
import { clock } from './clock/listing.ts';
import { notes } from './notes/listing.ts';

/* Labs are no exercises of the playground, whose list belongs to the specification. */
const listed: readonly Listing[] = [
  waits,
  movingTable,
  actionability,
  searchOrder,
  lateDialogs,
  hostileLocators,
  staleNodes,
  locatorLadder,
  trustedEvents,
  network,
  comboboxes,
  endlessList,
  dataGrid,
  richText,
  dateRange,
  everyInput,
  fileUploads,
  fileDownloads,
  frames,
  shadowRoots,
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
];

export const labs: readonly Lab[] = listed.map((lab) => ({ ...lab, path: labPath(lab.slug) }));
