/* Pages read these without the schemas: a page sends no more, however much is clicked there. */

/** The most characters of a text in the facts of a lab. */
export const longestFact = 200;
/** The most uses of targets of actionability. */
export const mostUses = 30;
/** Three takes solve the lab of stale nodes: the fourth is a mistake. */
export const mostTakes = 4;
/** Three right orders in a row solve the lab of hostile locators. */
export const mostOrders = 10;
export const mostInvoices = 200;
/** Message has four lines when it is right. */
export const mostLines = 6;
