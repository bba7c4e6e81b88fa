/* Pages read these without the schemas: a page sends no more, however much is clicked there. */

/** The most characters of a text in the facts of a lab. */
export const longestFact = 200;
/** The most uses of targets of actionability. */
export const mostUses = 30;
/** Three takes solve the lab of stale nodes: the fourth is a mistake. */
export const mostTakes = 4;
/** Three right orders in a row solve the lab of hostile locators. */
export const mostOrders = 10;
/** More items of the menu, or more buttons of the rows, than the lab of clicks asks for. */
export const mostPressed = 10;
/** The range of the dial that sets how much a lab has, such as targets, rows or levels. */
export const sizes = {
  'moving-table': { min: 2, max: 500 },
  'stale-nodes': { min: 3, max: 6 },
  'endless-list': { min: 100, max: 2000 },
  'data-grid': { min: 1, max: 200 },
  'file-downloads': { min: 2, max: 500 },
  interruptions: { min: 2, max: 10 },
} as const;

/** Message has four lines when it is right. */
export const mostLines = 6;
