import { z } from 'zod';
import { must } from './must.ts';

/*
 * Written without \p{Cc} and \s, which some languages do not know and others understand in another
 * way: these patterns mean the same to everybody who reads our OpenAPI.
 */
const control = String.raw`\u0000-\u001F\u007F-\u009F`;
const blank = String.raw` \u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF`;
const notBlankLine = new RegExp(`^[${blank}]*[^${control}${blank}][^${control}]*$`, 'u');
// oxlint-disable-next-line no-control-regex -- they are what is ruled out
const manyLines = /^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]*$/u;

/** As JSON Schema counts: an emoji is one character, though JavaScript makes it two. */
const atMost = (max: number) => (text: string) =>
  text.length <= max || Array.from(text).length <= max;

/** Text as both engines can store it: half of a surrogate pair is none. */
const whole = (text: string) => text.isWellFormed();

/** One line of text that is not blank. Nothing is trimmed: what is sent is what is read back. */
export const line = (max: number) => {
  const error = must(`be text of 1 to ${max} characters on one line`);
  return z
    .string({ error })
    .refine(atMost(max), { error, abort: true })
    .refine(whole, { error, abort: true })
    .regex(notBlankLine, { error })
    .meta({ maxLength: max });
};

/** Text of any number of lines, also none. */
export const prose = (max: number) => {
  const error = must(`be text of at most ${max} characters`);
  return z
    .string({ error })
    .refine(atMost(max), { error, abort: true })
    .refine(whole, { error, abort: true })
    .regex(manyLines, { error })
    .meta({ maxLength: max });
};
