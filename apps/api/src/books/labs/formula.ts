/** A text that begins like this is a formula for a spreadsheet, also behind apostrophes. */
const looksLikeFormula = /^'*[=+\-@\t\r\n]/;
const isGuarded = /^'+[=+\-@\t\r\n]/;

/** Puts an apostrophe before what a spreadsheet would execute. */
export const guarded = (text: string): string => (looksLikeFormula.test(text) ? `'${text}` : text);

/** Removes that apostrophe, so that an export comes back as it was. */
export const unguarded = (text: string): string => (isGuarded.test(text) ? text.slice(1) : text);
