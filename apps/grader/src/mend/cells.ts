import type { RedesignId } from '@sparring/defects/redesigns/redesigns';
import type { CardDefect } from '../card/card.ts';
import { drawFrom, drawn } from '../card/draw.ts';

/** What a mender meets: it is not told which of these. */
const kinds = ['a redesign', 'a defect', 'both', 'neither'] as const;

/** A product for which a suite is mended. */
export interface Cell {
  readonly kind: (typeof kinds)[number];
  readonly redesign?: RedesignId;
  readonly defect?: CardDefect;
}

/** All four in an order that is drawn, with one or two of the defects that the suite finds. */
export const drawCells = (
  seed: number,
  finds: readonly CardDefect[],
  redesigns: readonly RedesignId[],
): readonly Cell[] => {
  const draw = drawFrom(seed);
  const [redesign] = drawn(redesigns, 1, draw);
  const some = drawn(finds, 2, draw);
  const [one, other = one] = some;
  const products = {
    'a redesign': { redesign: redesign! },
    'a defect': { defect: one! },
    both: { redesign: redesign!, defect: other! },
    neither: {},
  } as const;
  return drawn(kinds, kinds.length, draw).map((kind) => ({ kind, ...products[kind] }));
};
