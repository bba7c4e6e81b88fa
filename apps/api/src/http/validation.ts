import type { z } from 'zod';
import type { Problem } from '@sparring/contracts/problem';
import { must } from '@sparring/contracts/must';
import { HttpProblem } from '../refusal.ts';

const pointer = (path: readonly PropertyKey[]): string =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** One complaint a field: the unknown ones share an issue and get their own here. */
const complaints = (issue: z.core.$ZodIssue): NonNullable<Problem['errors']> =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({
        pointer: pointer([...issue.path, key]),
        detail: 'is not known here: mistyped, or not documented',
      }))
    : [{ pointer: pointer(issue.path), detail: issue.message }];

/** For values that are of another type altogether, where a schema says nothing of its own. */
const ofAnotherType: z.core.$ZodErrorMap = (issue) =>
  issue.code === 'invalid_type' && issue.expected === 'object'
    ? must('be an object')(issue)
    : undefined;

/** The value as its schema knows it, or a 400 that points at each bad field. */
export const validated = <Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  place: string,
): z.output<Schema> => {
  const result = schema.safeParse(value, { error: ofAnotherType });
  if (result.success) return result.data;
  const errors = result.error.issues.flatMap(complaints);
  const said = errors.map(({ pointer: at, detail }) => `${at || '/'}: ${detail}`).join('; ');
  throw new HttpProblem('invalid-input', `The ${place} is not valid. ${said}.`, { errors });
};
