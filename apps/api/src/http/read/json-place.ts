import { printParseErrorCode, visit, type ParseErrorCode } from 'jsonc-parser';

const strict = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

const texts: Readonly<Record<string, string>> = {
  InvalidSymbol: 'a word that is not JSON',
  InvalidNumberFormat: 'a number that is not JSON',
  PropertyNameExpected: 'a name in double quotes is missing',
  ValueExpected: 'a value is missing',
  ColonExpected: 'a colon is missing',
  CommaExpected: 'a comma is missing',
  CloseBraceExpected: 'a closing brace is missing',
  CloseBracketExpected: 'a closing bracket is missing',
  EndOfFileExpected: 'more text after the end of the value',
  InvalidCommentToken: 'a comment, which JSON does not have',
  UnexpectedEndOfComment: 'a comment, which JSON does not have',
  UnexpectedEndOfString: 'a string has no closing quote',
  UnexpectedEndOfNumber: 'a number is incomplete',
  InvalidUnicode: 'four hexadecimal digits must follow \\u',
  InvalidEscapeCharacter: 'an unknown escape sequence',
  InvalidCharacter: 'a control character, which must be escaped',
};

/** The errors inside a string, a number or a word, for which the parser returns only the start of the token. */
const inside: ReadonlySet<string> = new Set([
  'InvalidSymbol',
  'UnexpectedEndOfString',
  'UnexpectedEndOfNumber',
  'InvalidUnicode',
  'InvalidEscapeCharacter',
  'InvalidCharacter',
]);

/** The valid beginning of such a token. A word is wrong as a whole, unless it contains a control character. */
const goodBeginning =
  /"(?:[ !#-[\]-\u{10FFFF}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*(?:\\(?:u[\da-fA-F]{0,3})?)?|-?(?:\d+(?:\.\d*)?(?:[eE][+-]?\d*)?)?|/uy;
const beforeControl = /[a-z]+(?=\p{Cc})/uy;

const lengthAt = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
};

class SyntaxFault extends Error {
  readonly kind: string;
  readonly offset: number;

  constructor(kind: string, offset: number) {
    super(kind);
    this.kind = kind;
    this.offset = offset;
  }
}

/** The parser goes on after an error, and a text can have one at each character. */
const stopAtFirst = (error: ParseErrorCode, offset: number): never => {
  throw new SyntaxFault(printParseErrorCode(error), offset);
};

const firstFault = (text: string): unknown => {
  try {
    return visit(text, { onError: stopAtFirst }, strict);
  } catch (error) {
    return error;
  }
};

/**
 * The first error of a text that JSON.parse has refused, and its position, which V8 does not always name. jsonc-parser
 * does not take the place of JSON.parse: it is slower, and accepts text that is not JSON.
 */
export const whereJsonBreaks = (text: string): string => {
  const fault = firstFault(text);
  /* The parser is recursive, so deep nesting exhausts the stack. */
  if (fault instanceof RangeError) return 'the brackets are nested too deeply to find the position';
  if (!(fault instanceof SyntaxFault)) throw fault;
  const { kind, offset } = fault;
  const good = inside.has(kind)
    ? lengthAt(beforeControl, text, offset) || lengthAt(goodBeginning, text, offset)
    : 0;
  const position = offset + good;
  const lines = text.slice(0, position).split('\n');
  const place = `line ${lines.length} column ${lines.at(-1)!.length + 1}`;
  return `${texts[kind] ?? 'a syntax error'}, at position ${position} (${place})`;
};
