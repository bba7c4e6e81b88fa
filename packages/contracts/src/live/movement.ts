import { z } from 'zod';
import { draw } from '../draw.ts';
import { products } from '../products.ts';

export const movementKinds = ['sale', 'return', 'delivery'] as const;

/** A change of the stock of the shop. */
export const movement = z.object({
  number: z.int().min(1).describe('The position of the movement, from 1.'),
  of: z.int().min(1).describe('The number of the last movement.'),
  kind: z.enum(movementKinds),
  product: z.string().describe('A product of the shop.'),
  pieces: z.int().min(1).describe('A sale takes them out of the stock, the others add them.'),
  stock: z
    .int()
    .min(0)
    .describe(
      'The pieces in stock after the movement. A client that loses or repeats a movement computes a different number.',
    ),
});
export type Movement = z.infer<typeof movement>;

/** The stock before the first movement. */
export const firstStock = 100;

const mostPieces = { sale: 5, return: 2, delivery: 20 } as const;

/** A whole number from 1 to `most`. */
const upTo = (most: number, drawn: number): number => 1 + Math.floor(drawn * most);

/** Six of ten are sales, as long as there is enough in stock. */
const kindOf = (drawn: number, stock: number): Movement['kind'] => {
  if (drawn < 0.6 && stock >= mostPieces.sale) return 'sale';
  return drawn < 0.8 ? 'return' : 'delivery';
};

/** The movements of a seed after a position: the same on every machine. */
export function* movements(seed: number, of: number, after = 0): Generator<Movement> {
  let stock = firstStock;
  for (let number = 1; number <= of; number += 1) {
    const drawn = (part: number) => draw(seed, 3 * number + part);
    const kind = kindOf(drawn(0), stock);
    const pieces = upTo(mostPieces[kind], drawn(1));
    stock += kind === 'sale' ? -pieces : pieces;
    const product = products[upTo(products.length, drawn(2)) - 1]!.name;
    if (number > after) yield { number, of, kind, product, pieces, stock };
  }
}
