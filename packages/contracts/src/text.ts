import { z } from 'zod';
import { must } from './must.ts';

/*
 * These patterns are in the OpenAPI document. They avoid \p{Cc} and \s, which other languages do not
 * have or define differently.
 */
const control = String.raw`\u0000-\u001F\u007F-\u009F`;
const blank = String.raw` \u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF`;
const notBlankLine = new RegExp(`^[${blank}]*[^${control}${blank}][^${control}]*$`, 'u');
// oxlint-disable-next-line no-control-regex -- they are what is ruled out
const manyLines = /^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]*$/u;

/** Counts as JSON Schema does: an emoji is one character, but two in a JavaScript string. */
const atMost = (max: number) => (text: string) =>
  text.length <= max || Array.from(text).length <= max;

/** Excludes half of a surrogate pair, which the databases cannot store. */
const whole = (text: string) => text.isWellFormed();

/** One line of text that is not blank. It is not trimmed: a client reads back what it sent. */
export const line = (max: number) => {
  const error = must(`be text of 1 to ${max} characters on one line`);
  return z
    .string({ error })
    .refine(atMost(max), { error, abort: true })
    .refine(whole, { error, abort: true })
    .regex(notBlankLine, { error })
    .meta({ maxLength: max });
};

/** Text of any number of lines. It can be empty. */
export const prose = (max: number) => {
  const error = must(`be text of at most ${max} characters`);
  return z
    .string({ error })
    .refine(atMost(max), { error, abort: true })
    .refine(whole, { error, abort: true })
    .regex(manyLines, { error })
    .meta({ maxLength: max });
};
