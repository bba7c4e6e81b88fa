import { createElement, type ReactNode } from 'react';
import { Link } from 'react-router';
import { testable } from '../ui/testable.ts';
import type { Inline, LinkInline } from './content.ts';
import { inOrder } from './in-order.ts';

/** The API serves the JSON documents, so the router has no page for them. */
const isOfRouter = (to: string): boolean => /^[/#]/.test(to) && !to.endsWith('.json');

const link = ({ id, name, to, text }: LinkInline): ReactNode =>
  isOfRouter(to) ? (
    <Link {...testable(id)} to={to} aria-label={name}>
      {inlines(text)}
    </Link>
  ) : (
    <a {...testable(id)} href={to} aria-label={name}>
      {inlines(text)}
    </a>
  );

/** A long address has to break somewhere: behind a slash, rather than within a name. */
const longestWord = 24;

const parts = (address: string): ReactNode =>
  inOrder(address.split(/(?<=\/)/).flatMap((part) => [part, createElement('wbr')]));

/** A browser would break `--rest` after its hyphens. */
const word = (text: string): ReactNode => {
  if (text.length > longestWord) return parts(text);
  return text.includes('-') ? <span className="nowrap">{text}</span> : text;
};

const draw = (inline: Inline): ReactNode => {
  if (typeof inline === 'string') return inline;
  switch (inline.kind) {
    case 'code':
      return <code>{inOrder(inline.text.split(/( )/).map(word))}</code>;
    case 'strong':
      return <strong>{inlines(inline.text)}</strong>;
    case 'em':
      return <em>{inlines(inline.text)}</em>;
    default:
      return link(inline);
  }
};

export const inlines = (all: readonly Inline[]): ReactNode => inOrder(all.map(draw));
