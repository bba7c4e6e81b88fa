import { z } from 'zod';
import { must } from './must.ts';

/**
 * One line of text as both engines can store it: not blank, no control characters, no half of a
 * surrogate pair. Nothing is trimmed: what is sent is what is read back.
 */
export const line = (max: number) => {
  const error = must(`be text of 1 to ${max} characters on one line`);
  return z
    .string({ error })
    .max(max, { error, abort: true })
    .regex(/^[^\p{Cc}\p{Cs}]*[^\p{Cc}\p{Cs}\s][^\p{Cc}\p{Cs}]*$/u, { error });
};

/** Text of any number of lines, also none. */
export const prose = (max: number) => {
  const error = must(`be text of at most ${max} characters`);
  return z
    .string({ error })
    .max(max, { error, abort: true })
    .regex(/^(?:[\t\n\r]|[^\p{Cc}\p{Cs}])*$/u, { error });
};
