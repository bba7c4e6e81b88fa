import { mostErrors, type Problem, type ProblemKind } from '@sparring/contracts/problem';
import { shortened } from '@sparring/contracts/shortened';
import { HttpProblem } from './refusal.ts';

export type FieldError = NonNullable<Problem['errors']>[number];

/** How the detail of a field or parameter begins that an endpoint does not have. */
export const isUnknown = 'is unknown. Those that exist:';

/** The highest number of characters of a pointer, whose names a client can choose. */
const longestPointer = 100;

/** A list, or what makes its items only when they are asked for: a body can have ten thousand errors. */
export type FieldErrors = Iterable<FieldError> & { readonly length: number };

const firstOf = (errors: FieldErrors): readonly FieldError[] => {
  const first: FieldError[] = [];
  for (const error of errors) {
    first.push(error);
    if (first.length === mostErrors) break;
  }
  return first;
};

/** The problem of a request with invalid fields. It lists the first of them and says how many more there are: a limit in bytes would break the list off in the middle. */
export const fieldProblem = (kind: ProblemKind, said: string, errors: FieldErrors): HttpProblem => {
  const listed = firstOf(errors).map(({ pointer, detail }) => ({
    pointer: shortened(pointer, longestPointer),
    detail,
  }));
  const more = errors.length - listed.length;
  const texts = listed.map(({ pointer, detail }) => `${pointer || '/'}: ${detail}`);
  if (more > 0) texts.push(`and ${more} more`);
  return new HttpProblem(kind, `${said} ${texts.join('; ')}.`, { errors: listed });
};
