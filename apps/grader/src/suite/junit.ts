import { Tokenizer } from 'htmlparser2';
import {
  longestValue,
  type TestResult,
  type TestResults,
  type TestState,
  worse,
} from './test-results.ts';

/** The file is no XML of JUnit, or ends in the middle. */
export class JUnitError extends Error {
  override readonly name = 'JUnitError';
}

const longestMessage = 1000;
/** What of a tag is read. */
const known = new Set(['classname', 'id', 'name', 'message']);
const deepest = 100;
const mostTests = 10_000;
/** Of the names of all tests together. */
const mostLetters = 1_000_000;

type Attributes = ReadonlyMap<string, string>;

/** A suite of Newman has an id and the name of a request. The class is made of the Latin letters of that name, so that several can have the same one. */
const requestOf = (suite: Attributes | undefined, className?: string): string | undefined => {
  const hasClass = className !== undefined && /^\w*$/.test(className);
  return hasClass && /\D/.test(suite?.get('id') ?? '') ? suite?.get('name') : undefined;
};

const nameOf = (attributes: Attributes, suite: Attributes | undefined): string => {
  const [group = '', name = ''] = [attributes.get('classname'), attributes.get('name')];
  const request = requestOf(suite, attributes.get('classname'));
  if (request !== undefined) return `${request} › ${name}`;
  return group === '' || name.startsWith(group) ? name : `${group} › ${name}`;
};

const isOfFailure = (tag: string | undefined): boolean => tag === 'failure' || tag === 'error';

const cut = (text: string, piece: string, most: number): string =>
  text.length < most ? (text + piece).slice(0, most) : text;

/** What the elements of a file, one after the other, say of its tests. */
const collectTests = () => {
  const results = new Map<string, TestResult>();
  const open: string[] = [];
  const suites: Attributes[] = [];
  let letters = 0;
  let name = '';
  let state: TestState = 'green';
  let message = '';

  const begin = (tag: string, attributes: Attributes): void => {
    if (open.length === 0 && tag !== 'testsuite' && tag !== 'testsuites')
      throw new JUnitError(`it begins with <${tag}>, not with <testsuites>`);
    if (open.length === deepest)
      throw new JUnitError(`its elements lie more than ${deepest} deep in each other`);
    if (tag === 'testsuite') suites.push(attributes);
    if (tag === 'testcase') {
      name = nameOf(attributes, suites.at(-1));
      state = 'green';
      message = '';
    } else if (open.at(-1) === 'testcase') {
      // A runner that skips a test may say all the same how it failed: it is no reason to fail for the command.
      if (isOfFailure(tag) && state !== 'skipped') {
        state = 'red';
        // Playwright's says where the test stands, and only the text what was expected.
        const ofTag = (attributes.get('message') ?? '').trim();
        message = ofTag && `${ofTag.slice(0, longestMessage)}\n`;
      } else if (tag === 'skipped') state = 'skipped';
    }
    open.push(tag);
  };

  const text = (piece: string): void => {
    if (!isOfFailure(open.at(-1))) return;
    message = cut(message, message === '' ? piece.trimStart() : piece, longestMessage);
  };

  const end = (tag: string): void => {
    if (open.pop() !== tag) throw new JUnitError(`</${tag}> closes what is not open`);
    if (tag === 'testsuite') suites.pop();
    if (tag !== 'testcase') return;
    const said = message.trim();
    const result: TestResult = { state, ...(state === 'red' && said && { message: said }) };
    if (!results.has(name)) letters += name.length;
    results.set(name, worse(results.get(name), result));
    if (results.size > mostTests) throw new JUnitError(`it names more than ${mostTests} tests`);
    if (letters > mostLetters)
      throw new JUnitError(`the names of its tests have more than ${mostLetters} letters together`);
  };

  const all = (): TestResults => {
    if (open.length > 0) throw new JUnitError(`<${open.at(-1)}> is not closed`);
    return results;
  };
  return { begin, text, end, all };
};

const nothing = () => {};

/**
 * Reads the XML that most runners write, in whatever dialect. The time it takes grows with the length alone, which
 * neither a regular expression nor sax can say of input that never ends.
 */
export const readJUnit = (xml: string): TestResults => {
  const { begin, text, end, all } = collectTests();
  let isXml = false;
  let tag = '';
  let attributes = new Map<string, string>();
  let attribute = '';
  let value = '';
  const add = (piece: string): void => void (value = cut(value, piece, longestValue));
  const tokenizer = new Tokenizer(
    { xmlMode: true },
    {
      onopentagname: (from, to) => {
        isXml = true;
        tag = xml.slice(from, to);
        attributes = new Map();
      },
      onattribname: (from, to) => {
        attribute = xml.slice(from, to);
        value = '';
      },
      onattribdata: (from, to) => add(xml.slice(from, to)),
      onattribentity: (code) => add(String.fromCodePoint(code)),
      onattribend: () => {
        if (known.has(attribute) && !attributes.has(attribute)) attributes.set(attribute, value);
      },
      onopentagend: () => begin(tag, attributes),
      onselfclosingtag: () => {
        begin(tag, attributes);
        end(tag);
      },
      onclosetag: (from, to) => end(xml.slice(from, to)),
      ontext: (from, to) => text(xml.slice(from, to)),
      ontextentity: (code) => text(String.fromCodePoint(code)),
      oncdata: (from, to, offset) => text(xml.slice(from, to - offset)),
      oncomment: nothing,
      ondeclaration: nothing,
      onprocessinginstruction: nothing,
      onend: nothing,
    },
  );
  tokenizer.write(xml);
  tokenizer.end();
  if (!isXml) throw new JUnitError('it holds no XML');
  return all();
};
