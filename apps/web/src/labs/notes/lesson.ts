import { wanted } from '@sparring/practice/labs/notes/wanted';
import { type Dial, secondsDial } from '../../practice/dial.ts';
import { type ElementRow, row } from '../../practice/lesson.ts';
import type { LabAnswer } from '../lab.ts';

/*
 * No service worker: the queue is in IndexedDB and the page sends it itself. The worker would also hear the other pages
 * of the site, and tools that answer in place of the server do not see its requests.
 */
export { notes as rules } from '@sparring/rules/labs/notes';

export const dials = [
  secondsDial(
    'delay',
    { min: 0.5, max: 5, initial: 1 },
    'Each write waits this long before it is sent.',
  ),
  {
    name: 'offline',
    label: 'No connection at first',
    hint: '0 or 1. With 1, Offline is ticked when the page opens.',
    min: 0,
    max: 1,
    step: 1,
    initial: 0,
  },
] as const satisfies readonly Dial[];

export const task = [
  `Add the note **${wanted.twice}** with a double click on **Add**. Wait until it is stored, and assert that there is one.`,
  `Add the note **${wanted.long}**. It is in the table at once, but the API takes at most 40 characters: assert that it leaves, and that **Message** says why.`,
  `Tick **Offline**. Add **${wanted.queued}**, and change ${wanted.twice} to **${wanted.loser}**. Both wait.`,
  `In a second tab with the same workspace, change ${wanted.twice} to **${wanted.winner}**, and wait until it is stored.`,
  `In the first tab, untick **Offline**. Assert that **Message** says who lost, and that the table of each tab ends with ${wanted.winner} and ${wanted.queued}.`,
  'Press **Check** in the first tab, and assert that the verdict says “Solved”, for which it asks for two runs in one tab, with ?delay=0.5 and with ?delay=2. **Start over** lies between them.',
];

export const elements: readonly ElementRow[] = [
  row('Whether the page is offline', 'checkbox', 'Offline', 'notes-offline'),
  row('The text of a new note', 'textbox', 'New note', 'notes-new'),
  row('Adds it', 'button', 'Add', 'notes-add'),
  row('The notes and their state', 'table', 'Notes', 'notes-table'),
  row('Opens the first note for a change', 'button', 'Edit Milk', 'notes-edit-1', {
    appears: 'when the note was added',
  }),
  row('The new text of the note', 'textbox', 'New text', 'notes-text', { appears: 'after Edit' }),
  row('Writes it', 'button', 'Save', 'notes-save', { appears: 'after Edit' }),
  row('Leaves the note as it is', 'button', 'Cancel', 'notes-cancel', { appears: 'after Edit' }),
  row(
    'How many writes have no response; window.notes.pending is the same',
    'status',
    'Pending',
    'notes-pending',
  ),
  row('What was not stored, and why', 'status', 'Message', 'notes-message'),
  row(
    'Opens a second tab with the workspace of this one',
    'link',
    'The same notes in another tab',
    'notes-tab',
  ),
  row('Deletes all notes and what waits', 'button', 'Start over', 'notes-clear'),
  row('Asks for the verdict', 'button', 'Check', 'notes-check'),
  row('The verdict', 'status', 'Verdict', 'notes-verdict'),
];

export const hints = [
  'A row in the table is a promise of the page: it is there before the API has heard of it. The column **State** and **Pending** say when there is a response.',
  'Give each test a workspace of its own, with ?workspace=. Both tabs need the same one.',
  'An idle network says nothing: without a connection nothing is sent, and before each write the page waits. `window.notes.pending` counts the writes without a response.',
  'A change is sent with the version of the moment at which you pressed **Edit** (If-Match). Whoever comes second gets 412, and the page of the loser tells it.',
  'Your tool may take the whole browser offline, and so both tabs: `context.setOffline()` in Playwright, and in Selenium in Chromium only. **Offline** is one tab; the other one stays online.',
];

export const answer: LabAnswer = {
  why: 'The naive test waits until the network is idle, and finds its note in the table. Both are true while the note is still in the queue.',
  fails: { playwright: /Too early/, selenium: /Too early/ },
};
