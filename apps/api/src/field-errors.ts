import { mostErrors, type Problem, type ProblemKind } from '@sparring/contracts/problem';
import { shortened } from '@sparring/contracts/shortened';
import { HttpProblem } from './refusal.ts';

export type FieldError = NonNullable<Problem['errors']>[number];

/** The highest number of characters of a pointer, whose names a client can choose. */
const longestPointer = 100;

/** The first items, and the number of the others. */
const firstOf = <Item>(items: Iterable<Item>): { first: readonly Item[]; more: number } => {
  const first: Item[] = [];
  let more = 0;
  for (const item of items)
    if (first.length < mostErrors) first.push(item);
    else more += 1;
  return { first, more };
};

/** The problem of a request with invalid fields. It lists the first of them and says how many more there are. */
export const fieldProblem = (
  kind: ProblemKind,
  said: string,
  errors: Iterable<FieldError>,
): HttpProblem => {
  const { first, more } = firstOf(errors);
  const listed = first.map(({ pointer, detail }) => ({
    pointer: shortened(pointer, longestPointer),
    detail,
  }));
  const texts = listed.map(({ pointer, detail }) => `${pointer || '/'}: ${detail}`);
  if (more > 0) texts.push(`and ${more} more`);
  return new HttpProblem(kind, `${said} ${texts.join('; ')}.`, { errors: listed });
};
