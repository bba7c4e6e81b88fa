import { labPath } from '../paths.ts';
import type { Lab } from './lab.ts';

/* Labs are no exercises of the playground, whose list belongs to the specification. */
const listed: readonly Omit<Lab, 'path'>[] = [
  {
    slug: 'waits',
    title: 'Waits',
    trains:
      'Four results appear after a delay that your test cannot know. Wait for each of them without `sleep()`.',
    skills: ['waiting'],
    difficulty: 'easy',
    page: () => import('./waits/page.tsx'),
  },
  {
    slug: 'moving-table',
    title: 'Table that moves',
    trains:
      'Read two values from a table whose rows and columns move on every load. A selector with a position reads the wrong cell.',
    skills: ['locating', 'lists'],
    difficulty: 'medium',
    page: () => import('./moving-table/page.tsx'),
  },
  {
    slug: 'actionability',
    title: 'Actionability',
    trains:
      'Use six controls that start out hidden, moving, disabled, read-only, covered or out of view. A forced click succeeds too early and proves nothing.',
    skills: ['waiting', 'typing'],
    difficulty: 'medium',
    page: () => import('./actionability/page.tsx'),
  },
  {
    slug: 'search-order',
    title: 'Search with late responses',
    trains:
      'Type a search. Responses arrive out of order, so the first list may belong to an earlier keystroke.',
    skills: ['waiting', 'network', 'typing'],
    difficulty: 'medium',
    page: () => import('./search-order/page.tsx'),
  },
  {
    slug: 'late-dialogs',
    title: 'Late dialogs',
    trains:
      'Answer an alert, a confirmation, a prompt and a dialog of the page that open late, each by its text. A handler that accepts every dialog loses the code that you need.',
    skills: ['dialogs', 'waiting'],
    difficulty: 'medium',
    page: () => import('./late-dialogs/page.tsx'),
  },
  {
    slug: 'hostile-locators',
    title: 'Hostile locators',
    trains:
      'Fill in a form whose ids, class names and order change each time. A selector copied from DevTools finds the wrong element.',
    skills: ['locating'],
    difficulty: 'medium',
    page: () => import('./hostile-locators/page.tsx'),
  },
  {
    slug: 'stale-nodes',
    title: 'Stale nodes',
    trains: 'Press buttons in rows that move, change or are replaced after you have found them.',
    skills: ['locating', 'lists'],
    difficulty: 'medium',
    page: () => import('./stale-nodes/page.tsx'),
  },
  {
    slug: 'locator-ladder',
    title: 'Locator ladder',
    trains:
      'Find one element among others that look like it, on eight rungs: by role, label, group, row, placeholder, text alternative, title and description. The first match is often the wrong one.',
    skills: ['locating'],
    difficulty: 'easy',
    page: () => import('./locator-ladder/page.tsx'),
  },
  {
    slug: 'trusted-events',
    title: 'Real or synthetic',
    trains: 'Use four controls as a user does. Scripts also work where a user is stuck.',
    skills: ['typing'],
    difficulty: 'medium',
    page: () => import('./trusted-events/page.tsx'),
  },
  {
    slug: 'network',
    title: 'Network',
    trains:
      'Wait for eight requests: two succeed and six fail, each in its own way; one of the six never gets a response. A loaded page does not mean that its requests have finished.',
    skills: ['network', 'waiting'],
    difficulty: 'hard',
    page: () => import('./network/page.tsx'),
  },
  {
    slug: 'comboboxes',
    title: 'Comboboxes',
    trains: 'Choose cities in four comboboxes. One of them only looks like a `<select>`.',
    skills: ['typing', 'lists'],
    difficulty: 'medium',
    page: () => import('./comboboxes/page.tsx'),
  },
  {
    slug: 'endless-list',
    title: 'Endless list',
    trains:
      'Find row 777 of 1,000 in a list that loads as you scroll and keeps at most 60 rows in the page. Counting elements or pixels finds the wrong row, or none.',
    skills: ['lists', 'waiting'],
    difficulty: 'medium',
    page: () => import('./endless-list/page.tsx'),
  },
  {
    slug: 'data-grid',
    title: 'Data grid',
    trains: 'Read and select 57 rows of a table with pages. “Select all” selects one page only.',
    skills: ['lists', 'files'],
    difficulty: 'medium',
    page: () => import('./data-grid/page.tsx'),
  },
  {
    slug: 'rich-text',
    title: 'Rich text and clipboard',
    trains:
      'Type into an editor with bold words, and paste formatted text. It is a contenteditable element, so it has text and HTML, but no value to read.',
    skills: ['typing'],
    difficulty: 'medium',
    page: () => import('./rich-text/page.tsx'),
  },
  {
    slug: 'date-range',
    title: 'Date range',
    trains:
      'Book a month in a house in another time zone. The flight lands near midnight, so the local date can differ from the UTC date, and 31 March plus a month is 30 April.',
    skills: ['typing'],
    difficulty: 'hard',
    page: () => import('./date-range/page.tsx'),
  },
  {
    slug: 'every-input',
    title: 'Every input',
    trains:
      'Fill in a form with all 22 types of HTML inputs, and check what it sends. A date field shows the format of your language, and sends another.',
    skills: ['typing', 'files'],
    difficulty: 'medium',
    page: () => import('./every-input/page.tsx'),
  },
  {
    slug: 'file-uploads',
    title: 'File uploads',
    trains:
      'Upload your own files through a hidden input, and find out by SHA-256 which one was damaged on the way. The same name and size do not prove that the content is the same.',
    skills: ['files', 'network'],
    difficulty: 'medium',
    page: () => import('./file-uploads/page.tsx'),
  },
  {
    slug: 'file-downloads',
    title: 'File downloads',
    trains:
      'Save three CSV files and a PDF, and read what is in them. A file that was saved without an error can be missing a line, or be a login page.',
    skills: ['files', 'waiting'],
    difficulty: 'medium',
    page: () => import('./file-downloads/page.tsx'),
  },
  {
    slug: 'frames',
    title: 'Frames',
    trains:
      'Type a code in each of five frames with the same document: two alike, one that reloads itself, one of another origin, and one in a shadow root. A frame can reload after you have found it.',
    skills: ['frames', 'waiting', 'locating'],
    difficulty: 'medium',
    page: () => import('./frames/page.tsx'),
  },
  {
    slug: 'shadow-roots',
    title: 'Shadow roots',
    trains:
      'Fill in a form whose fields are in nested, slotted, form-associated and closed shadow roots, and check what the form sends. XPath finds only City, the one field outside the shadow roots.',
    skills: ['locating', 'typing'],
    difficulty: 'hard',
    page: () => import('./shadow-roots/page.tsx'),
  },
  {
    slug: 'clicks',
    title: 'Clicks',
    trains: 'Use each kind of click, a hover menu and a list. Two clicks are no double-click.',
    skills: ['clicking', 'waiting'],
    difficulty: 'medium',
    page: () => import('./clicks/page.tsx'),
  },
  {
    slug: 'doors',
    title: 'Doors',
    trains: 'Open ten documents of the server. A document that has loaded may not be the last.',
    skills: ['network', 'waiting'],
    difficulty: 'hard',
    page: () => import('./doors/page.tsx'),
  },
];

export const labs: readonly Lab[] = listed.map((lab) => ({ ...lab, path: labPath(lab.slug) }));
