import { Fragment, useEffect, useRef } from 'react';
import './marked.css';
import { piecesOf } from './marks.ts';

type Pieces = ReturnType<typeof piecesOf>;

/** A text with its marks shown: code as code, and names of controls highlighted. */
export const Marked = ({ children }: { readonly children: string | undefined }) => {
  const pieces = piecesOf(children ?? '');
  return pieces.some(({ kind }) => kind === 'strong') ? (
    <Highlighted key={children} pieces={pieces} />
  ) : (
    <Elements pieces={pieces} />
  );
};

const Elements = ({ pieces }: { readonly pieces: Pieces }) =>
  pieces.map(({ kind, text }, index) => {
    const Piece = kind === 'code' ? 'code' : Fragment;
    // The pieces never change places: their index is their key.
    // oxlint-disable-next-line react/no-array-index-key
    return <Piece key={index}>{text}</Piece>;
  });

/** A name is no element of its own: a test that looks for the exact text of a control has to find only the control. */
const Highlighted = ({ pieces }: { readonly pieces: Pieces }) => {
  const own = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (!('highlights' in CSS)) return undefined;
    const shown = CSS.highlights.get('control') ?? new Highlight();
    CSS.highlights.set('control', shown);
    const nodes = own.current?.childNodes ?? [];
    const ranges = [...nodes].flatMap((node, index) =>
      pieces[index]?.kind === 'strong' ? [rangeOf(node)] : [],
    );
    for (const range of ranges) shown.add(range);
    return () => {
      for (const range of ranges) shown.delete(range);
    };
    // Its key is the text, so that the pieces of an instance never change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <span ref={own}>
      <Elements pieces={pieces} />
    </span>
  );
};

const rangeOf = (node: Node): Range => {
  const range = new Range();
  range.selectNodeContents(node);
  return range;
};
