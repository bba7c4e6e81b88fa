import type { z } from 'zod';
import type { Problem, ProblemKind } from '@sparring/contracts/problem';
import { must } from '@sparring/contracts/must';
import { HttpProblem } from '../refusal.ts';

const pointer = (path: readonly PropertyKey[]): string =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** One entry per invalid field. Unknown fields share an issue of zod and get separate entries. */
const errorsOf = (issue: z.core.$ZodIssue): NonNullable<Problem['errors']> =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({
        pointer: pointer([...issue.path, key]),
        detail: 'is unknown: mistyped, or not documented',
      }))
    : [{ pointer: pointer(issue.path), detail: issue.message }];

/** The message for a value that is not an object, which schemas do not define. */
const ofAnotherType: z.core.$ZodErrorMap = (issue) =>
  issue.code === 'invalid_type' && issue.expected === 'object'
    ? must('be an object')(issue)
    : undefined;

/** Returns the parsed value, or throws a problem with an entry for each invalid field. */
export const validated = <Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  place: string,
  problem: ProblemKind = 'invalid-input',
): z.output<Schema> => {
  const result = schema.safeParse(value, { error: ofAnotherType });
  if (result.success) return result.data;
  const errors = result.error.issues.flatMap(errorsOf);
  const text = errors.map(({ pointer: at, detail }) => `${at || '/'}: ${detail}`).join('; ');
  throw new HttpProblem(problem, `The ${place} is not valid. ${text}.`, { errors });
};
