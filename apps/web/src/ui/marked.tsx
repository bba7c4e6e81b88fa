import { Fragment } from 'react';
import { piecesOf } from './marks.ts';

const elements = { text: Fragment, code: 'code', strong: 'strong' } as const;

/** A text with its marks shown: code as code, and names of controls in bold. */
export const Marked = ({ children }: { readonly children: string | undefined }) =>
  piecesOf(children ?? '').map(({ kind, text }, index) => {
    const Piece = elements[kind];
    // The pieces never change places: their index is their key.
    // oxlint-disable-next-line react/no-array-index-key
    return <Piece key={index}>{text}</Piece>;
  });
