/** Whether a command runs tests with `node --test`. */
export const isNode = (words: readonly string[]): boolean =>
  /\bnode(?:\.exe)?\s(?:.*\s)?--test(?:\s|$)/.test(words.join(' '));

/** A pattern of only this text, without the spaces and quotation marks that the option cannot hold. */
const coded = (text: string): string =>
  text.replaceAll(/[\s!-/:-@[-`{-~]/g, (sign) => {
    const code = sign.charCodeAt(0).toString(16);
    return code.length > 2
      ? String.raw`\u${code.padStart(4, '0')}`
      : String.raw`\x${code.padStart(2, '0')}`;
  });

/** The XML of Node.js escapes these twice, so a name has them for the sign, or as they are. */
const signs: ReadonlyMap<string, string> = new Map([
  ['&quot;', '"'],
  ['&lt;', '<'],
  ['&amp;', '&'],
]);
const escaped = /(&(?:quot|lt|amp);)/;

const patternOfText = (text: string): string =>
  text
    .split(escaped)
    .map((piece) => {
      const sign = signs.get(piece);
      return sign ? `(?:${coded(piece)}|${coded(sign)})` : coded(piece);
    })
    .join('');

/** The suites, which its XML separates by dots, and the title of a test; where this begins like them, the name has it only. */
const partsOf = (name: string) => {
  const [first = '', ...rest] = name.split(' › ');
  return rest.length === 0
    ? { suites: [], title: first, isWhole: false }
    : { suites: first.split('.'), title: rest.join(' › '), isWhole: true };
};

/** A test without a suite is in "test". */
const patternOf = (name: string): string => {
  const { suites, title, isWhole } = partsOf(name);
  const end = patternOfText(title);
  if (!isWhole) return String.raw`(?:.*\s)?${end}`;
  const begin = suites.map(patternOfText).join(`[.${coded(' ')}]`) + coded(' ');
  return suites.join() === 'test' ? `(?:${begin})?${end}` : begin + end;
};

/** Node.js compares with the names of suites and test, without the spaces around them. */
const patternOfAll = (names: readonly string[]): string =>
  String.raw`^\s*(?:${names.map((name) => patternOf(name.trim())).join('|')})\s*$`;

/** The option that makes it run only these tests. */
export const ofNode = (names: readonly string[]): string =>
  `--test-name-pattern=${patternOfAll(names)}`;

/** A file without tests is a test of "test" for Node.js, which no pattern leaves out. Where its path begins like that, the name has it only. */
const isFile = (name: string): boolean => /^(?:test › .*|test[^›]*)\.[cm]?[jt]s$/.test(name);

/** All that follow each other in a list, joined. */
const joined = (pieces: readonly string[], between: string): readonly string[] =>
  pieces.flatMap((_, from) =>
    pieces.slice(from).map((__, length) => pieces.slice(from, from + length + 1).join(between)),
  );

/** What a pattern can be compared with: the names of suites, which can have dots or begin the title, of the test, and of the path to it. */
const comparedOf = (name: string): readonly string[] => {
  const plain = name.split(escaped).map((piece) => signs.get(piece) ?? piece);
  const { suites, title, isWhole } = partsOf(plain.join(''));
  const path = joined([...suites, title], ' ');
  const first = isWhole ? suites : title.split(' ');
  return [...path, ...joined(first, '.'), ...(isWhole ? [] : joined(first, ' '))];
};

/** Those of all tests that run with the option: more than these where one has the name of another. */
export const runByNode = (
  names: readonly string[],
  all: ReadonlySet<string>,
): readonly string[] => {
  const pattern = new RegExp(patternOfAll(names));
  const isRun = (name: string): boolean =>
    isFile(name) || comparedOf(name).some((text) => pattern.test(text));
  const run = [...new Set([...names, ...[...all].filter(isRun)])];
  return run.length > names.length ? runByNode(run, all) : run;
};
