import type { Lab } from './lab.ts';

/* Labs are no exercises of the playground, whose list belongs to the specification. */
const listed: readonly Omit<Lab, 'path'>[] = [
  {
    slug: 'waits',
    title: 'Waits',
    trains:
      'Wait for a result that comes in four ways after an unknown time. A fixed sleep is right for one delay only.',
    skills: ['waiting'],
    difficulty: 'easy',
    page: () => import('./waits/page.tsx'),
  },
  {
    slug: 'moving-table',
    title: 'Table that moves',
    trains:
      'Read two values from a table whose rows and columns are at other places each time. A position in a selector finds a wrong value.',
    skills: ['locating', 'lists'],
    difficulty: 'medium',
    page: () => import('./moving-table/page.tsx'),
  },
  {
    slug: 'actionability',
    title: 'Actionability',
    trains:
      'Use six controls that are hidden, moving, disabled, read-only, covered or out of view at first. A forced click succeeds too early and proves nothing.',
    skills: ['waiting', 'typing'],
    difficulty: 'medium',
    page: () => import('./actionability/page.tsx'),
  },
  {
    slug: 'search-order',
    title: 'Search that answers out of order',
    trains:
      'Take a result from a list that several answers fill, in another order than the questions. The first list that comes belongs to the wrong text.',
    skills: ['waiting', 'network', 'typing'],
    difficulty: 'medium',
    page: () => import('./search-order/page.tsx'),
  },
  {
    slug: 'late-dialogs',
    title: 'Late dialogs',
    trains:
      'Answer an alert, a confirmation, a prompt and a dialog of the page that come late, each by its text. A handler that accepts everything throws the code away.',
    skills: ['dialogs', 'waiting'],
    difficulty: 'medium',
    page: () => import('./late-dialogs/page.tsx'),
  },
  {
    slug: 'hostile-locators',
    title: 'Hostile locators',
    trains:
      'Fill in a form whose ids, class names and places change each time. A selector that DevTools copied finds a wrong element.',
    skills: ['locating'],
    difficulty: 'medium',
    page: () => import('./hostile-locators/page.tsx'),
  },
  {
    slug: 'stale-nodes',
    title: 'Stale nodes',
    trains:
      'Press buttons in lists whose rows move, change or are replaced. A node that was found before shows another item or is gone.',
    skills: ['locating', 'lists'],
    difficulty: 'medium',
    page: () => import('./stale-nodes/page.tsx'),
  },
  {
    slug: 'locator-ladder',
    title: 'Locator ladder',
    trains:
      'Find one element among others that look like it, on eight rungs: by role, label, group, row, placeholder, text alternative, title and description. The first that is found is often the wrong one.',
    skills: ['locating'],
    difficulty: 'easy',
    page: () => import('./locator-ladder/page.tsx'),
  },
  {
    slug: 'trusted-events',
    title: 'Real or synthetic',
    trains:
      'Use four controls so that the page takes you for a user. A value that is set and a click by a script work where a user is stuck.',
    skills: ['typing'],
    difficulty: 'medium',
    page: () => import('./trusted-events/page.tsx'),
  },
  {
    slug: 'network',
    title: 'Network',
    trains:
      'Wait for eight requests: two are answered and six fail, each in its own way; one of the six never gets an answer. A wait for the page says nothing about a request.',
    skills: ['network', 'waiting'],
    difficulty: 'hard',
    page: () => import('./network/page.tsx'),
  },
  {
    slug: 'comboboxes',
    title: 'Comboboxes',
    trains:
      'Choose cities in a datalist, in a list that follows what is typed, in chips, and in a field that looks like a native select and is none.',
    skills: ['typing', 'lists'],
    difficulty: 'medium',
    page: () => import('./comboboxes/page.tsx'),
  },
  {
    slug: 'endless-list',
    title: 'Endless list',
    trains:
      'Find row 777 of 1,000 in a list that loads while it is scrolled and keeps 60 rows in the page. Counting its elements or pixels finds the wrong row or none.',
    skills: ['lists', 'waiting'],
    difficulty: 'medium',
    page: () => import('./endless-list/page.tsx'),
  },
  {
    slug: 'data-grid',
    title: 'Data grid',
    trains:
      'Read 57 rows from a table with pages, filters, sorting and columns that you can move, and select them all. Select all takes the rows of one page.',
    skills: ['lists', 'files'],
    difficulty: 'medium',
    page: () => import('./data-grid/page.tsx'),
  },
  {
    slug: 'rich-text',
    title: 'Rich text and clipboard',
    trains:
      'Type into an editor with bold words, and paste with formats. It is no input: it has text and HTML, and no value.',
    skills: ['typing'],
    difficulty: 'medium',
    page: () => import('./rich-text/page.tsx'),
  },
  {
    slug: 'date-range',
    title: 'Date range',
    trains:
      'Book a month in a house in another time zone, from a landing near midnight. A day is lost west of Greenwich, and 31 March plus a month is 30 April.',
    skills: ['typing'],
    difficulty: 'hard',
    page: () => import('./date-range/page.tsx'),
  },
  {
    slug: 'every-input',
    title: 'Every input',
    trains:
      'Fill in a form with all 22 types of HTML inputs, and check what it sends. A field shows a date in the order of your language and sends it in another.',
    skills: ['typing', 'files'],
    difficulty: 'medium',
    page: () => import('./every-input/page.tsx'),
  },
  {
    slug: 'file-uploads',
    title: 'File uploads',
    trains:
      'Upload files of your own through a hidden input, and find out by their SHA-256 which one was damaged on its way. A name and a size say nothing about the bytes.',
    skills: ['files', 'network'],
    difficulty: 'medium',
    page: () => import('./file-uploads/page.tsx'),
  },
  {
    slug: 'file-downloads',
    title: 'File downloads',
    trains:
      'Save three CSV files and a PDF, and read what is in them. A file that was saved without an error can lack a line, or be a login page.',
    skills: ['files', 'waiting'],
    difficulty: 'medium',
    page: () => import('./file-downloads/page.tsx'),
  },
  {
    slug: 'frames',
    title: 'Frames',
    trains:
      'Type a code in each of five frames with the same document: two alike, one that reloads itself, one of another origin, and one in a shadow root. A frame that is found is not yet a document that stays.',
    skills: ['frames', 'waiting', 'locating'],
    difficulty: 'medium',
    page: () => import('./frames/page.tsx'),
  },
  {
    slug: 'shadow-roots',
    title: 'Shadow roots',
    trains:
      'Fill in a form whose fields are in nested, slotted, form-associated and closed shadow roots, and check what the form sends. XPath finds only City, the one field outside of the shadow roots.',
    skills: ['locating', 'typing'],
    difficulty: 'hard',
    page: () => import('./shadow-roots/page.tsx'),
  },
];

/** Every lab, in the order of the index. */
export const labs: readonly Lab[] = listed.map((lab) => ({ ...lab, path: `/labs/${lab.slug}` }));
