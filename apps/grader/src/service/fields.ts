import { z } from 'zod';
import { GraderProblem } from './problem.ts';

/** A field of a form that was left empty is not given. */
export const given = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

/** Shows nothing: spaces of any kind, joiners, fillers, the empty pattern of Braille. */
const invisible = /^[\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** On other people's screens a text turns no line around, and there is something to click on. */
const visible = (text: string): string => {
  const inOrder = text.replaceAll(/\p{Bidi_Control}/gu, '').trim();
  return invisible.test(inOrder) ? '' : inOrder;
};

export const line = (most: number) =>
  z
    .string()
    .max(most)
    .transform((text) => visible(text.replaceAll(/[\p{Cc}\s]+/gu, ' ')));

/** One body can have thousands of mistakes. */
const mostNamed = 10;

export const checked = <Output>(schema: z.ZodType<Output>, body: unknown): Output => {
  const { data, error } = schema.safeParse(body ?? {});
  if (!error) return data;
  const lines = error.issues
    .slice(0, mostNamed)
    .map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new GraderProblem('invalid-input', `${lines.join('; ')}.`);
};

/** Members that were not given are left out. */
export const present = (shape: object) =>
  Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined));
