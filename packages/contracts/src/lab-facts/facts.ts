import { z } from 'zod';
import { must } from '../must.ts';
import { prose } from '../text.ts';
import { longestFact, sizes } from './limits.ts';

const asCount = must('be a whole number from 0');
const asFlag = must('be true or false');

/** A typed text, or a name. */
export const text = prose(longestFact);
export const count = z.int({ error: asCount }).min(0, { error: asCount });
export const flag = z.boolean({ error: asFlag });

export const oneOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.enum(names, { error: must(`be one of ${names.join(', ')}`) });

export const upTo = <Each extends z.ZodType>(most: number, each: Each) => {
  const asList = must(`be a list of at most ${most}`);
  return z.array(each, { error: asList }).max(most, { error: asList });
};

/** An object whose members have some of these names. */
export const byName = <const Names extends readonly [string, ...string[]], Each extends z.ZodType>(
  names: Names,
  each: Each,
) => z.partialRecord(z.enum(names), each, { error: asNamed(names) });

const asNamed = (names: readonly string[]) => {
  const wrong = must(`be an object with members such as ${names[0]}`);
  return (issue: { readonly code?: string; readonly input?: unknown }): string =>
    issue.code === 'invalid_key'
      ? `has a member that is none of ${names.join(', ')}`
      : wrong(issue);
};

const numberFrom = (min: number, max: number) => {
  const error = must(`be a number from ${min} to ${max}`);
  return z.number({ error }).min(min, { error }).max(max, { error });
};

/** The value of a dial. No verdict depends on it. */
export const dial = numberFrom(0, 5000);

export const sizeOf = (lab: keyof typeof sizes) => numberFrom(sizes[lab].min, sizes[lab].max);

/** The harder form of a lab that has one. */
export const level = numberFrom(1, 2).optional().describe('The level; 1 if it is left out.');

const seed = z
  .int({ error: must('be a whole number') })
  .describe('The seed of everything that the page has drawn.');

const page = z
  .string({ error: must('be the four digits of the page') })
  .max(4)
  .describe(
    'Four digits that the page draws from its workspace, its seed and the lab. Facts of a page of another workspace or seed solve nothing.',
  );

/** Of a lab whose task asks for two runs. */
export const before = <Shape extends Readonly<Record<string, z.ZodType>>>(shape: Shape) =>
  z
    .strictObject({ seed, ...shape })
    .optional()
    .describe('The facts of a right run before, with another setting.');

/** The facts that the page of a lab reports about what happened there. */
export const labFacts = <
  Shape extends Readonly<Record<string, z.ZodType>>,
  const Reported extends keyof Shape & string,
>(
  id: string,
  shape: Shape,
  /** The members that the API cannot check. */
  reported: readonly Reported[],
) => ({ schema: z.strictObject({ seed, page, ...shape }).meta({ id }), reported });

type Frozen<Value> = Value extends readonly (infer Each)[]
  ? readonly Frozen<Each>[]
  : Value extends object
    ? { readonly [Member in keyof Value]: Frozen<Value[Member]> }
    : Value;

/** What a judge gets. It need not know the page. */
export type FactsOf<Facts extends { readonly schema: z.ZodType }> = Frozen<
  Omit<z.output<Facts['schema']>, 'page'>
>;
