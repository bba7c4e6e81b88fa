import { pageOf } from '@sparring/practice/house';

/** What the page of the lab Waits sends when it is solved in a workspace. */
export const solvedWaits = (workspace: string) => ({
  seed: 7,
  page: pageOf({ workspace, seed: 7 }, 'waits'),
  delay: 2,
  results: ['Show', 'Render', 'Ask the API', 'Load'],
  catches: [420, 180, 655],
});
