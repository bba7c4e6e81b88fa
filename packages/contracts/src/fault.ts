import { z } from 'zod';
import { outcome, whole } from './fault-outcome.ts';
import { must } from './must.ts';
import { bases } from './paths.ts';

const patternText = must(
  'be a path without its base, such as /books, /books/{id} or /books*, with * only at the end',
);

/** A path of the contracts: `{id}` stands for one segment, `*` at the end for any rest. */
export const pathPattern = z
  .string({ error: patternText })
  .max(200, { error: patternText })
  .regex(/^\/(?:(?:\{\w+\}|[^\s/?#*{}]+)(?:\/(?:\{\w+\}|[^\s/?#*{}]+))*)?(?:\/?\*)?$/, {
    error: patternText,
  })
  .refine((path) => ![...bases, '/w'].some((base) => `${path}/`.startsWith(`${base}/`)), {
    error: patternText,
  })
  .refine((path) => !path.startsWith('/workspace'), {
    error: must('not be of the workspace itself, whose endpoints never have faults'),
  })
  .describe(
    'The paths of the rule, without /v1/practice. `{id}`, or any name in braces, matches one segment; `*` at the end matches any rest, even an empty one; all other text matches itself.',
  );

const shareText = must('be a number above 0, up to 1');

export const faultRule = z
  .strictObject({
    method: z
      .enum(['GET', 'QUERY', 'POST', 'PUT', 'PATCH', 'DELETE', '*'], {
        error: must('be GET, QUERY, POST, PUT, PATCH, DELETE or *'),
      })
      .default('*')
      .describe('The method; `*` matches all of them. GET also matches HEAD.'),
    path: pathPattern,
    share: z
      .number({ error: shareText })
      .gt(0, { error: shareText })
      .max(1, { error: shareText })
      .optional()
      .describe(
        'The probability of a fault; one of the outcomes is then drawn. Without it the outcomes are a sequence: each is used once, in order.',
      ),
    seed: whole(0, 2 ** 32 - 1)
      .default(42)
      .describe('The seed of what the rule draws.'),
    outcomes: z
      .array(outcome)
      .min(1, { error: 'must have at least one outcome' })
      .max(50, { error: 'must have at most 50 outcomes' }),
  })
  .meta({ id: 'FaultRule' });
export type FaultRule = z.output<typeof faultRule>;

export const faultScript = z
  .strictObject({ rules: z.array(faultRule).max(20, { error: 'must have at most 20 rules' }) })
  .meta({ id: 'FaultScript' });
export type FaultScript = z.output<typeof faultScript>;

const usedOutcome = z
  .object({ kind: z.string(), times: z.int().min(0) })
  .meta({ id: 'UsedOutcome' });

export const faultReport = z
  .object({
    rules: z.array(
      z
        .object({
          ...faultRule.shape,
          matched: z.int().min(0).describe('The number of requests that the rule has decided.'),
          used: z.array(usedOutcome).describe('How often each outcome was used, in their order.'),
          left: z
            .int()
            .min(0)
            .nullable()
            .describe('The outcomes of a sequence that are left; null for a rule with a share.'),
        })
        .meta({ id: 'FaultRuleReport' }),
    ),
  })
  .meta({ id: 'FaultReport' });
export type FaultReport = z.output<typeof faultReport>;
