/** Whether a command runs tests with `node --test`. */
export const isNode = (words: readonly string[]): boolean =>
  /\bnode(?:\.exe)?\s(?:.*\s)?--test(?:\s|$)/.test(words.join(' '));

/** With any letter where a pattern or the option would read a sign in its own way. The XML of Node.js escapes twice, so what stands for a sign may be one. */
const literally = (text: string): string =>
  text.replaceAll(/&\w+;|[^\p{L}\p{N}]/gu, (sign) =>
    sign.length > 2 ? `(?:${sign}|.)` : '.'.repeat(sign.length),
  );

/** Node.js compares a pattern with the names of the suites and of the test, with spaces between them. Its XML has dots between suites, and a test without one is in "test". */
const patternOf = (name: string): string => {
  const [group = '', ...rest] = name.split(' › ');
  // Where the title begins like its suite, it stands alone.
  if (rest.length === 0) return `(?:.*\\s)?${literally(name)}`;
  const title = literally(rest.join(' › '));
  return group === 'test' ? `(?:test.)?${title}` : `${literally(group)}.${title}`;
};

/** The option that makes it run only these tests; it has no space and no quotation mark. */
export const ofNode = (names: readonly string[]): string =>
  `--test-name-pattern=^(?:${names.map(patternOf).join('|')})$`;
