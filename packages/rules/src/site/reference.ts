import { area } from '../area.ts';

export const reference = area({
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
    'DOC-01 §2.8: The first card of a page is open at first and after every navigation to the page.',
    'DOC-02 §2.8: One card at most is open: opening one closes the other, and a click on the open card closes it.',
    'DOC-03 §2.8: Each card has the tabs cURL, JavaScript and Python, starts with cURL, and keeps its choice apart from the other cards.',
    'DOC-04 §2.8: In a new workspace every sample runs as it stands, except that a token replaces YOUR_TOKEN, and gets a documented response.',
    'DOC-05 decision 0046: A page of the API sends nothing until a button is pressed.',
    'DOC-06 decision 0046: Each browser tab has a workspace of its own, which a reload keeps, unless a link names the workspace.',
    'DOC-07 §2.8: The documentation page has every endpoint of the API and no other.',
    "DOC-08 rule book: Book API begins with a quick start: the base URL of the reader's workspace, a first request, a collection for Postman that sends to this workspace, and an account that gets a token.",
    'DOC-09 rule book: The sidebar of the API has its pages in five groups: Start, Failures, Logging in, Beyond CRUD and Reference.',
  ],
});
