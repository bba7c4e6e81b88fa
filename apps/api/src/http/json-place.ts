import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';

const strictly = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

const complaints: Readonly<Record<string, string>> = {
  InvalidSymbol: 'a word that is not JSON',
  InvalidNumberFormat: 'a number that is not JSON',
  PropertyNameExpected: 'a name in double quotes is missing',
  ValueExpected: 'a value is missing',
  ColonExpected: 'a colon is missing',
  CommaExpected: 'a comma is missing',
  CloseBraceExpected: 'a closing brace is missing',
  CloseBracketExpected: 'a closing bracket is missing',
  EndOfFileExpected: 'the value has ended, and more follows',
  InvalidCommentToken: 'a comment, which JSON does not have',
  UnexpectedEndOfComment: 'a comment, which JSON does not have',
  UnexpectedEndOfString: 'a string has no closing quote',
  UnexpectedEndOfNumber: 'a number breaks off',
  InvalidUnicode: 'four hexadecimal digits have to follow \\u',
  InvalidEscapeCharacter: 'no escape in JSON begins like this',
  InvalidCharacter: 'a control character, which has to be escaped',
};

/** These are about the inside of a string, a number or a word, and the parser tells only where that begins. */
const inside: ReadonlySet<string> = new Set([
  'InvalidSymbol',
  'UnexpectedEndOfString',
  'UnexpectedEndOfNumber',
  'InvalidUnicode',
  'InvalidEscapeCharacter',
  'InvalidCharacter',
]);

/** How far it is good. A word is wrong as a whole, unless a control character stands in it. */
const goodBeginning =
  /"(?:[ !#-[\]-\u{10FFFF}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*(?:\\(?:u[\da-fA-F]{0,3})?)?|-?(?:\d+(?:\.\d*)?(?:[eE][+-]?\d*)?)?|/uy;
const beforeControl = /[a-z]+(?=\p{Cc})/uy;

const lengthAt = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
};

/** What is wrong with a text that is not JSON, and where. */
export const whereJsonBreaks = (text: string): string => {
  const errors: ParseError[] = [];
  try {
    parse(text, errors, strictly);
  } catch (error) {
    /* The parser calls itself for every bracket, and the stack of calls has an end. */
    if (!(error instanceof RangeError)) throw error;
    return 'too many brackets within one another to tell where';
  }
  const [{ error, offset }] = errors as [ParseError];
  const kind = printParseErrorCode(error);
  const good = inside.has(kind)
    ? lengthAt(beforeControl, text, offset) || lengthAt(goodBeginning, text, offset)
    : 0;
  const position = offset + good;
  const lines = text.slice(0, position).split('\n');
  const place = `line ${lines.length} column ${lines.at(-1)!.length + 1}`;
  return `${complaints[kind] ?? 'something is wrong'}, at position ${position} (${place})`;
};
