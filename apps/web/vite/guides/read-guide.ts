import { lexer, type Token, type Tokens } from 'marked';
import type { Block, Content, Heading } from '../../src/guides/content.ts';
import { createCounter, createNames, fragmentOf } from './names.ts';
import { type FindTarget, inlineReader, plain } from './read-inlines.ts';

/** Reads a document of the repository. An element that no guide has so far is an error of the build. */
export const readGuide = (markdown: string, findTarget: FindTarget): Content => {
  const names = createNames();
  const fragmentsBefore = createCounter();
  const inlines = inlineReader(names, findTarget);
  const [first, ...rest] = lexer(markdown);
  if (first?.type !== 'heading') throw new Error('A guide begins with its heading.');
  const title = plain(first.tokens ?? []);
  let section = title;

  const heading = ({ depth, tokens }: Tokens.Heading): Heading => {
    section = plain(tokens);
    const slug = fragmentOf(section);
    const before = fragmentsBefore(slug);
    const fragment = before === 0 ? slug : `${slug}-${before}`;
    return {
      kind: 'heading',
      level: Math.min(depth, 4) as Heading['level'],
      fragment,
      id: names.id(`to-${fragment}`),
      name: names.name(section),
      text: inlines(tokens),
    };
  };

  const code = ({ text }: Tokens.Code): Block => ({
    kind: 'code',
    id: names.id(`code-${section}`),
    name: names.name(`the code in “${section}”`),
    code: text,
  });

  const list = ({ ordered, items }: Tokens.List): Block => ({
    kind: 'list',
    isOrdered: ordered,
    items: items.map(({ tokens }) => blocks(tokens)),
  });

  const table = ({ header, rows }: Tokens.Table): Block => ({
    kind: 'table',
    name: names.name(`Table in “${section}”`),
    head: header.map(({ tokens }) => inlines(tokens)),
    rows: rows.map((row) => row.map(({ tokens }) => inlines(tokens))),
  });

  const block = (token: Token): readonly Block[] => {
    switch (token.type) {
      case 'space':
        return [];
      case 'heading':
        return [heading(token as Tokens.Heading)];
      case 'paragraph':
      case 'text':
        return [{ kind: 'paragraph', text: inlines(token.tokens ?? []) }];
      case 'code':
        return [code(token as Tokens.Code)];
      case 'list':
        return [list(token as Tokens.List)];
      case 'table':
        return [table(token as Tokens.Table)];
      default:
        throw new Error(`A guide cannot have the element ${token.type}: ${token.raw}`);
    }
  };
  const blocks = (tokens: readonly Token[]): readonly Block[] => tokens.flatMap(block);

  return { title, blocks: blocks(rest) };
};
