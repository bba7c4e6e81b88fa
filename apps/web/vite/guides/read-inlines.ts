import type { Token, Tokens } from 'marked';
import type { Inline } from '../../src/guides/content.ts';
import type { createNames } from './names.ts';
import type { Target } from './target.ts';

/** Where a link of the document leads: nowhere if it is to a file that has no page. */
export type FindTarget = (href: string) => Target | undefined;

export const plain = (tokens: readonly Token[]): string =>
  tokens
    .map((token) =>
      'tokens' in token && token.tokens
        ? plain(token.tokens)
        : 'text' in token
          ? String(token.text)
          : token.raw,
    )
    .join('');

/** Reads the text inside a block. */
export const inlineReader = (names: ReturnType<typeof createNames>, findTarget: FindTarget) => {
  const link = ({ href, tokens }: Tokens.Link): readonly Inline[] => {
    const target = findTarget(href);
    if (!target) return inlines(tokens);
    const { to, title } = target;
    /* The name of a file says nothing to readers of the site. */
    const isFileName = title !== undefined && href.split('#')[0]?.endsWith(plain(tokens));
    const shown = isFileName ? title : plain(tokens);
    const name = names.name(shown);
    return [
      {
        kind: 'link',
        id: names.id(`link-${to}`),
        ...(name !== shown && { name }),
        to,
        text: isFileName ? [title] : inlines(tokens),
      },
    ];
  };

  const inline = (token: Token): readonly Inline[] => {
    switch (token.type) {
      case 'text':
        return token.tokens ? inlines(token.tokens) : [String(token['text'])];
      case 'escape':
        return [String(token['text'])];
      case 'codespan':
        return [{ kind: 'code', text: String(token['text']) }];
      case 'strong':
      case 'em':
        return [{ kind: token.type, text: inlines(token.tokens ?? []) }];
      case 'link':
        return link(token as Tokens.Link);
      default:
        throw new Error(`A guide cannot have the element ${token.type}: ${token.raw}`);
    }
  };

  const inlines = (tokens: readonly Token[]): readonly Inline[] => tokens.flatMap(inline);
  return inlines;
};
