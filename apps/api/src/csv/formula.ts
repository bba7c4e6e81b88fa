/** A spreadsheet executes a text that begins like this. Apostrophes in front count as well, because the import removes one. */
const formula = /^'*[=+\-@\t\r\n]/;
const guardedFormula = /^'+[=+\-@\t\r\n]/;

/** Puts an apostrophe before a text that a spreadsheet would execute. */
export const guarded = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** Removes the apostrophe, so that the import of an export changes nothing. */
export const unguarded = (text: string): string =>
  guardedFormula.test(text) ? text.slice(1) : text;
