import type { Area } from '../area.ts';

export const reference = {
  slug: 'reference',
  title: 'Pages of the API',
  place: {
    pages: [
      '/api/bookapi',
      '/api/authentication',
      '/api/behavior',
      '/api/documentation',
      '/api/workspaces',
      '/api/time',
      '/api/limits',
      '/api/faults',
      '/api/idempotency',
    ],
  },
  rules: [
    {
      id: 'DOC-01',
      from: '§2.8',
      text: 'The first card of a page is open at first and after every navigation to the page.',
    },
    {
      id: 'DOC-02',
      from: '§2.8',
      text: 'One card at most is open: opening one closes the other, and a click on the open card closes it.',
    },
    {
      id: 'DOC-03',
      from: '§2.8',
      text: 'Each card has the tabs cURL, JavaScript and Python, starts with cURL, and keeps its choice apart from the other cards.',
    },
    {
      id: 'DOC-04',
      from: '§2.8',
      text: 'In a new workspace every sample runs as it stands, except that a token replaces YOUR_TOKEN, and gets a documented answer.',
    },
    {
      id: 'DOC-05',
      from: 'decision 0046',
      text: 'A page of the API sends nothing until a button is pressed.',
    },
    {
      id: 'DOC-06',
      from: 'decision 0046',
      text: 'Each browser tab has a workspace of its own, which a reload keeps, unless a link names the workspace.',
    },
    {
      id: 'DOC-07',
      from: '§2.8',
      text: 'The documentation page has every endpoint of the API and no other.',
    },
  ],
} as const satisfies Area;
