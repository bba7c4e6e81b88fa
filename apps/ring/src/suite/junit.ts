export type TestState = 'green' | 'red' | 'skipped';

export interface TestResult {
  readonly state: TestState;
  /** What the runner says of a red test, its first lines. */
  readonly message?: string;
}

/** What each test came to, by its name. */
export type TestResults = ReadonlyMap<string, TestResult>;

/** The file is no XML of JUnit, or ends in the middle. */
export class JUnitError extends Error {
  override readonly name = 'JUnitError';
}

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};
const longestMessage = 400;

const decoded = (text: string): string =>
  text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (all, hex, decimal, name) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    if (name) return entities[name] ?? all;
    return code <= 0x10_ffff ? String.fromCodePoint(code) : all;
  });

const attribute = (tag: string, name: string): string => {
  const [, , value = ''] = new RegExp(`\\s${name}\\s*=\\s*(["'])(.*?)\\1`, 's').exec(tag) ?? [];
  return decoded(value);
};

const nameOf = (tag: string): string => {
  const [group, name] = [attribute(tag, 'classname'), attribute(tag, 'name')];
  return group === '' || name.startsWith(group) ? name : `${group} › ${name}`;
};

/** Comments and character data may hold anything, so they are passed over as a whole. */
const token =
  /<!--.*?-->|<!\[CDATA\[(?<data>.*?)\]\]>|<\?.*?\?>|<!DOCTYPE[^>]*>|<(?<end>\/)?(?<tag>[\w:.-]+)(?<rest>(?:"[^"]*"|'[^']*'|[^"'>])*)>/gs;

/** Tests of one name are one test, which is red when one of them is. */
const worse = (one: TestResult | undefined, other: TestResult): TestResult => {
  const rank = { red: 2, green: 1, skipped: 0 };
  return one && rank[one.state] >= rank[other.state] ? one : other;
};

/** Reads the XML that most runners write, in whatever dialect. */
export const readJUnit = (xml: string): TestResults => {
  const results = new Map<string, TestResult>();
  const open: string[] = [];
  let name = '';
  let result: TestResult = { state: 'green' };
  const close = () => results.set(name, worse(results.get(name), result));
  let textFrom = 0;
  for (const match of xml.matchAll(token)) {
    const { end, tag, rest = '', data } = match.groups ?? {};
    const text = data ?? xml.slice(textFrom, match.index);
    textFrom = match.index + match[0].length;
    const isOfFailure = /^(failure|error)$/.test(open.at(-1) ?? '') && text.trim() !== '';
    if (isOfFailure && !result.message) result = { state: 'red', message: messageOf(text) };
    if (tag === undefined) continue;
    if (end) {
      if (open.pop() !== tag) throw new JUnitError(`</${tag}> closes what is not open`);
      if (tag === 'testcase') close();
      continue;
    }
    if (open.length === 0 && !/^testsuites?$/.test(tag))
      throw new JUnitError(`it begins with <${tag}>, not with <testsuites>`);
    const isWhole = rest.endsWith('/');
    if (tag === 'testcase') {
      name = nameOf(rest);
      result = { state: 'green' };
      if (isWhole) close();
    } else if (open.at(-1) === 'testcase') {
      if (tag === 'failure' || tag === 'error') {
        const message = messageOf(attribute(rest, 'message'));
        result = { state: 'red', ...(message && { message }) };
      } else if (tag === 'skipped') result = { state: 'skipped' };
    }
    if (!isWhole) open.push(tag);
  }
  if (open.length > 0) throw new JUnitError(`<${open.at(-1)}> is not closed`);
  if (textFrom === 0) throw new JUnitError('it holds no XML');
  return results;
};

const messageOf = (text: string): string => decoded(text).trim().slice(0, longestMessage);
