/** What throws for some texts or numbers, and is otherwise free of effect. */
const throwing = [
  'decodeURI',
  'decodeURIComponent',
  'encodeURI',
  'encodeURIComponent',
  'String.fromCodePoint',
];

/**
 * How every bundle has to write these. Rolldown removes a call of theirs whose result nobody reads, and with it the error
 * that the call throws; a call of a member of `globalThis` stays.
 */
export const keptCalls = Object.fromEntries(throwing.map((name) => [name, `globalThis.${name}`]));
