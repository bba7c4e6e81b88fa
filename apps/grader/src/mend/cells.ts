import type { RedesignId } from '@sparring/defects/redesigns/redesigns';
import type { CardDefect } from '../card/card.ts';
import { drawFrom, drawn } from '../card/draw.ts';

/** A product for which a suite is mended: it has a redesign, a defect, both or neither, and the mender is not told which. */
export interface Cell {
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
  const products: readonly Cell[] = [
    { redesign: redesign! },
    { defect: one! },
    { redesign: redesign!, defect: other! },
    {},
  ];
  return drawn(products, products.length, draw);
};
