import { z } from 'zod';
import { must } from '@sparring/contracts/must';
import type { ProblemKind } from '@sparring/contracts/problem';
import {
  fieldProblem,
  isUnknown,
  type FieldError,
  type FieldErrors,
} from '../../problem/field-errors.ts';

const pointer = (path: readonly PropertyKey[]): string =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** Says which fields the object can have, which the client has perhaps mistyped. */
const unknownField = ({ inst }: z.core.$ZodRawIssue): string => {
  const known = inst instanceof z.ZodObject ? Object.keys(inst.shape) : [];
  return `${isUnknown} ${known.join(', ')}`;
};

/** One entry per invalid field. Unknown fields share an issue of zod and get separate entries. */
function* each(issues: readonly z.core.$ZodIssue[]): Generator<FieldError> {
  for (const issue of issues)
    if (issue.code !== 'unrecognized_keys')
      yield { pointer: pointer(issue.path), detail: issue.message };
    else
      for (const key of issue.keys)
        yield { pointer: pointer([...issue.path, key]), detail: issue.message };
}

const errorsOf = (issues: readonly z.core.$ZodIssue[]): FieldErrors => ({
  length: issues.reduce(
    (sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1),
    0,
  ),
  [Symbol.iterator]: () => each(issues),
});

/** The messages that schemas do not define. Zod would quote all unknown fields in one. */
const messages: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys') {
    /* V8 can keep the issue until its next full collection, and all that the client sent with it. */
    Object.assign(issue, { input: undefined });
    return unknownField(issue);
  }
  return issue.code === 'invalid_type' && issue.expected === 'object'
    ? must('be an object')(issue)
    : undefined;
};

/** Returns the parsed value, or throws a problem that names the invalid fields. */
export const validated = <Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  place: string,
  problem: ProblemKind = 'invalid-input',
): z.output<Schema> => {
  const result = schema.safeParse(value, { error: messages });
  if (result.success) return result.data;
  throw fieldProblem(problem, `The ${place} is not valid.`, errorsOf(result.error.issues));
};
