/** Whether a line of a command runs tests with `node --test`. */
export const runsNodeTests = (line: string): boolean =>
  /\bnode(?:\.exe)?\s(?:.*\s)?--test(?:\s|$)/.test(line);

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
  const [first = '', ...rest] = name.trim().split(' › ');
  return rest.length === 0
    ? { suites: [], title: first }
    : { suites: first.split('.'), title: rest.join(' › ') };
};

/** A test without a suite is in "test". */
const isInSuite = (suites: readonly string[]): boolean => suites.join('.') !== 'test';

const patternOf = (name: string): string => {
  const { suites, title } = partsOf(name);
  const end = patternOfText(title);
  if (suites.length === 0) return end;
  const begin = suites.map(patternOfText).join(`[.${coded(' ')}]`) + coded(' ');
  return isInSuite(suites) ? begin + end : `(?:${begin})?${end}`;
};

/** The option that makes it run only these tests: it compares with their names, without the spaces around them. */
export const ofNode = (names: readonly string[]): string =>
  String.raw`--test-name-pattern=^\s*(?:${names.map(patternOf).join('|')})\s*$`;

/** With the signs themselves, and a space where a pattern has a dot of the XML. */
const plain = (text: string): string =>
  text
    .split(escaped)
    .map((piece) => signs.get(piece) ?? piece)
    .join('')
    .replaceAll('.', ' ')
    .trim();

const matchedBy = (name: string): readonly string[] => {
  const { suites, title } = partsOf(name);
  const path = [...suites, title].join(' ');
  return (isInSuite(suites) ? [path] : [path, title]).map(plain);
};

/** Names of more pieces are compared as a whole only. */
const mostPieces = 20;

/** What patterns are compared with: the names of a test and of its suites, which can begin its title, and of the path to each. */
const comparedOf = (name: string): readonly string[] => {
  const { suites, title } = partsOf(name);
  const pieces = suites.length === 0 ? title.split(' ') : suites;
  const beginnings = pieces.slice(0, mostPieces).map((_, at) => pieces.slice(0, at + 1).join(' '));
  const path = [...suites, title].join(' ');
  return [title, path, ...suites.slice(0, mostPieces), ...beginnings].map(plain);
};

/** A file without tests is a test of "test" for Node.js, which no pattern leaves out. Where its path begins like that, the name has it only. */
const isFile = (name: string): boolean => /^(?:test › .*|test[^›]*)\.[cm]?[jt]s$/.test(name);

/** Those of all tests that run with the option: more than these where one has the name of another. */
export const runByNode = (
  names: readonly string[],
  all: ReadonlySet<string>,
): readonly string[] => {
  const byText = new Map<string, string[]>();
  for (const name of all)
    for (const text of comparedOf(name)) {
      const alike = byText.get(text) ?? [];
      alike.push(name);
      byText.set(text, alike);
    }
  const run = new Set([...names, ...[...all].filter(isFile)]);
  for (const name of run)
    for (const text of matchedBy(name)) for (const one of byText.get(text) ?? []) run.add(one);
  return [...run];
};
