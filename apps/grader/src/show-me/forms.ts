import { levels } from '@sparring/defects/defect';
import { areas } from '@sparring/rules/rule-book';
import { z } from 'zod';
import { GraderProblem } from '../service/problem.ts';
import type { HideOptions } from './hide.ts';
import { areaOf, type Report } from './match.ts';

/** What the explorer has written, as the form shows it again. */
export type Written = Readonly<Record<'area' | 'did' | 'saw' | 'rule', string>>;
export type Mistakes = Partial<Written>;

const longestText = 2000;

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const options = z.object({
  where: z.string().max(200).default('part:site'),
  level: optional(z.enum(levels)),
  maybe: z.preprocess((value) => value === 'on', z.boolean()),
  seed: optional(z.coerce.number().int().min(0).max(0xffff_ffff)),
});

/** `part:site`, `part:api`, `page:` and the path of a page, or the name of an area. */
const whereOf = (text: string): HideOptions['where'] => {
  if (text === 'part:site') return { part: 'site' };
  if (text.startsWith('page:')) return { page: text.slice('page:'.length) };
  return text === 'part:api' ? { part: 'api' } : { area: text };
};

export const readOptions = (body: unknown, anySeed: () => number): HideOptions => {
  const { data, error } = options.safeParse(body ?? {});
  if (!data) throw new GraderProblem('invalid-input', `${error.issues[0]?.message}.`);
  const { level, maybe, seed = anySeed() } = data;
  const where = whereOf(data.where);
  return { where, isMaybe: maybe && !('page' in where), seed, ...(level && { level }) };
};

const written = z.object({
  area: z.string().max(longestText).default(''),
  did: z.string().max(longestText).default(''),
  saw: z.string().max(longestText).default(''),
  rule: z.string().max(longestText).default(''),
});

/** An id, also when the text of the rule follows it. */
const idIn = (text: string): string | undefined =>
  /^\s*([a-z]+-\d+)/i.exec(text)?.[1]?.toUpperCase();

/** The report, or what is wrong with the form. */
export const readReport = (
  body: unknown,
): { readonly written: Written } & (
  | { readonly report: Report }
  | { readonly mistakes: Mistakes }
) => {
  const { data } = written.safeParse(body ?? {});
  if (!data)
    throw new GraderProblem('invalid-input', `A field has ${longestText} letters at most.`);
  const { area, did, saw } = data;
  const rule = idIn(data.rule);
  const mistakes = {
    ...(!areas.some(({ slug }) => slug === area) && { area: 'Choose where it was.' }),
    ...(did.trim() === '' && { did: 'Say what you did.' }),
    ...(saw.trim() === '' && { saw: 'Say what you saw.' }),
    ...(data.rule.trim() !== '' &&
      (rule === undefined || areaOf(rule) === undefined) && {
        rule: 'The rule book has no such rule: choose one of the list, or leave the field empty.',
      }),
  };
  if (Object.keys(mistakes).length > 0) return { written: data, mistakes };
  return { written: data, report: { area, did, saw, ...(rule !== undefined && { rule }) } };
};
