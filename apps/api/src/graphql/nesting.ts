import { Lexer, Source, TokenKind } from 'graphql';
import { graphqlLimits } from '@sparring/contracts/graphql';
import { overLimit } from './over-limit.ts';

const opening: ReadonlySet<string> = new Set([
  TokenKind.BRACE_L,
  TokenKind.BRACKET_L,
  TokenKind.PAREN_L,
]);
const closing: ReadonlySet<string> = new Set([
  TokenKind.BRACE_R,
  TokenKind.BRACKET_R,
  TokenKind.PAREN_R,
]);

/** Throws if the brackets are nested too deep. The parser calls itself for each level, and could exhaust the stack. */
export const requireShallowNesting = (query: string): void => {
  const source = new Source(query);
  const lexer = new Lexer(source);
  let depth = 0;
  for (let count = 0; count <= graphqlLimits.tokens; count += 1) {
    const { kind, start } = lexer.advance();
    if (kind === TokenKind.EOF) return;
    if (opening.has(kind)) depth += 1;
    if (closing.has(kind)) depth -= 1;
    if (depth > graphqlLimits.nesting)
      throw overLimit('QUERY_TOO_DEEP', { source, positions: [start] });
  }
};
