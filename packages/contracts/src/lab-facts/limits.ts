/* Pages read these without the schemas: a page sends no more, however much is clicked there. */

/** The most characters of a text in the facts of a lab. */
export const longestFact = 200;
/** The most uses of targets of actionability. */
export const mostUses = 30;
/** Three takes solve the lab of stale nodes: the fourth is a mistake. */
export const mostTakes = 4;
/** Three right orders in a row solve the lab of hostile locators. */
export const mostOrders = 10;
/** The range of the dial that sets how many targets, rows or orders a lab has. */
export const sizes = {
  actionability: { min: 6, max: 8 },
  'moving-table': { min: 2, max: 12 },
  'stale-nodes': { min: 3, max: 6 },
  'endless-list': { min: 100, max: 2000 },
  'data-grid': { min: 1, max: 200 },
  'file-downloads': { min: 2, max: 500 },
} as const;

/** Message has four lines when it is right. */
export const mostLines = 6;
