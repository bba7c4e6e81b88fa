import { z } from 'zod';
import { must } from './must.ts';

interface Bounds {
  readonly min: number;
  readonly max: number;
}

const plain = { integer: /^-?(0|[1-9]\d*)$/, number: /^-?\d+(\.\d+)?$/ };

/** A number in a path or a query string. Only plain digits are valid: `1e1`, ` 1` and `0x1` are errors. */
export const numberParameter = ({ min, max }: Bounds, kind: 'integer' | 'number' = 'number') => {
  const name = kind === 'integer' ? 'a whole number' : 'a number';
  const error = must(`be ${name} from ${min} to ${max}`);
  const number = kind === 'integer' ? z.int({ error }) : z.number({ error });
  return z
    .string({ error })
    .regex(plain[kind], { error, abort: true })
    .transform(Number)
    .pipe(number.min(min, { error }).max(max, { error }));
};
