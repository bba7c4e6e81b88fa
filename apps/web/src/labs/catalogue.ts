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
import { easyFirst } from '../practice/difficulty.ts';
import { type Lab, type Listing, skills } from './lab.ts';
import { sessions } from './sessions/listing.ts';
import { personas } from './personas/listing.ts';
import { clock } from './clock/listing.ts';
import { notes } from './notes/listing.ts';

/* Labs are no exercises of the playground, whose list belongs to the specification. */
const listed: readonly Listing[] = [
  actionability,
  board,
  clicks,
  clock,
  comboboxes,
  dataGrid,
  dateRange,
  doors,
  endlessList,
  everyInput,
  fileDownloads,
  fileUploads,
  frames,
  hostileLocators,
  interruptions,
  lateDialogs,
  locatorLadder,
  movingTable,
  network,
  notes,
  personas,
  richText,
  searchOrder,
  seen,
  sessions,
  shadowRoots,
  staleNodes,
  trustedEvents,
  waits,
  windows,
];

const inSkills: readonly Listing[] = skills.flatMap((skill) =>
  easyFirst(
    listed.filter(({ skills: [first] }) => first === skill),
    ({ difficulty }) => difficulty,
  ),
);

/** In groups by the first skill that they train, the easy ones of a group first. */
export const labs: readonly Lab[] = inSkills.map((lab) => ({ ...lab, path: labPath(lab.slug) }));
