interface Piece {
  readonly kind: 'text' | 'code' | 'strong';
  readonly text: string;
}

const marks = /`([^`]+)`|\*\*([^*]+)\*\*|(\?[a-z]+=[\w/.-]*\w|\?[a-z]+=)/g;

/** A text whose code is in backticks and whose names of controls are in `**`. A parameter such as `?size=` is code without a mark. */
export const piecesOf = (text: string): readonly Piece[] => {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: found, 1: code, 2: strong, 3: parameter, index } of text.matchAll(marks)) {
    pieces.push({ kind: 'text', text: text.slice(end, index) });
    pieces.push(
      strong === undefined
        ? { kind: 'code', text: code ?? parameter ?? '' }
        : { kind: 'strong', text: strong },
    );
    end = index + found.length;
  }
  return [...pieces, { kind: 'text' as const, text: text.slice(end) }].filter(
    (piece) => piece.text !== '',
  );
};

/** The text without its marks. */
export const plain = (text: string): string =>
  piecesOf(text)
    .map((piece) => piece.text)
    .join('');
