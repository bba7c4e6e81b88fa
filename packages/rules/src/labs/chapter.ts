import { actionability } from './actionability.ts';
import { clicks } from './clicks.ts';
import { board } from './board.ts';
import { comboboxes } from './comboboxes.ts';
import { dataGrid } from './data-grid.ts';
import { doors } from './doors.ts';
import { endlessList } from './endless-list.ts';
import { dateRange } from './date-range.ts';
import { everyInput } from './every-input.ts';
import { fileDownloads } from './file-downloads.ts';
import { fileUploads } from './file-uploads.ts';
import { frames } from './frames.ts';
import { hostileLocators } from './hostile-locators.ts';
import { labs } from './labs.ts';
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

export const labsChapter = {
  title: 'Labs for tests',
  areas: [
    labs,
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
  ],
} as const;
