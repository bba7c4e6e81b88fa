import { z } from 'zod';
import { newBookParams, type BookQuery } from '@sparring/contracts/book';
import { prose } from '@sparring/contracts/text';
import type { Position } from '../books/slice.ts';
import { HttpProblem } from '../problem/refusal.ts';

type Order = Pick<BookQuery, 'sort' | 'order'>;

/** Longer than any title, also in lower case, which can have more characters. */
const text = prose(1000);
const whole = z.int().min(0).max(99_999_999);

const values = {
  title: text,
  author: text,
  price: whole,
  stock: whole,
  created_at: z.iso.datetime(),
} as const satisfies Record<BookQuery['sort'], z.ZodType>;

/** The opaque text that names a position in a list. */
export const cursorOf = ({ sort, order }: Order, { value, id }: Position): string =>
  Buffer.from(JSON.stringify([sort, order, value, id])).toString('base64url');

const parsed = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
};

/** The position that a cursor of a list with this order names. */
export const positionIn = (cursor: string, { sort, order }: Order): Position => {
  const cursorTuple = z.tuple([
    z.literal(sort),
    z.literal(order),
    values[sort],
    newBookParams.shape.id,
  ]);
  const { data } = cursorTuple.safeParse(parsed(cursor));
  if (data) return { value: data[2], id: data[3] };
  const detail = 'is not a cursor of a list with this order';
  throw new HttpProblem(
    'invalid-input',
    `after: ${cursor.slice(0, 100)} ${detail}. Send a cursor or endCursor that the same list returned.`,
    { errors: [{ pointer: '/after', detail }] },
  );
};
