/** The rows that are in the page, by their place in the list: from the first to before the last. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export type End = 'before' | 'after';

const step = 20;
const most = 60;

export const firstSpan = (size: number): Span => ({ from: 0, to: Math.min(step, size) });

/** The rows that are missing at one end; undefined where the list ends. */
export const missingAt = (end: End, { from, to }: Span, size: number): Span | undefined => {
  if (end === 'before') return from > 0 ? { from: Math.max(from - step, 0), to: from } : undefined;
  return to < size ? { from: to, to: Math.min(to + step, size) } : undefined;
};

/** The span with the rows that came, and without those that are too many at the other end. */
export const withRows = (end: End, { from, to }: Span, came: Span): Span =>
  end === 'before'
    ? { from: came.from, to: Math.min(to, came.from + most) }
    : { from: Math.max(from, came.to - most), to: came.to };
