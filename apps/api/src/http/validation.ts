import type { z } from 'zod';
import { must } from '@sparring/contracts/must';
import type { ProblemKind } from '@sparring/contracts/problem';
import { fieldProblem, type FieldError } from '../field-errors.ts';

const pointer = (path: readonly PropertyKey[]): string =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** One entry per invalid field. Unknown fields share an issue of zod and get separate entries. */
function* errorsOf(issues: readonly z.core.$ZodIssue[]): Generator<FieldError> {
  for (const issue of issues)
    if (issue.code !== 'unrecognized_keys')
      yield { pointer: pointer(issue.path), detail: issue.message };
    else
      for (const key of issue.keys)
        yield {
          pointer: pointer([...issue.path, key]),
          detail: 'is unknown: mistyped, or not documented',
        };
}

/** The message for a value that is not an object, which schemas do not define. */
const ofAnotherType: z.core.$ZodErrorMap = (issue) =>
  issue.code === 'invalid_type' && issue.expected === 'object'
    ? must('be an object')(issue)
    : undefined;

/** Returns the parsed value, or throws a problem that names the invalid fields. */
export const validated = <Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  place: string,
  problem: ProblemKind = 'invalid-input',
): z.output<Schema> => {
  const result = schema.safeParse(value, { error: ofAnotherType });
  if (result.success) return result.data;
  throw fieldProblem(problem, `The ${place} is not valid.`, errorsOf(result.error.issues));
};
