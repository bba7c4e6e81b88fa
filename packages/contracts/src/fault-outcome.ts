import { z } from 'zod';
import { must } from './must.ts';

/** The longest delay and the longest dribbled answer, in milliseconds. */
export const longestDelay = 10_000;

/** The milliseconds after which the API closes a connection that hangs. */
export const hangTime = 12_000;

/** A whole number from `min` to `max`. */
export const whole = (min: number, max: number) => {
  const error = must(`be a whole number from ${min} to ${max}`);
  return z.int({ error }).min(min, { error }).max(max, { error });
};

const when = z
  .enum(['before', 'after'], { error: must('be before or after') })
  .default('before')
  .describe(
    '`before`: the request is not executed. `after`: the request is executed, its change is committed, and then the fault hits the response.',
  );
const delayed = when.describe(
  '`before`: the request is executed after the delay. `after`: the request is executed at once, its change is committed, and the response is sent after the delay.',
);
const delay = whole(0, longestDelay);

/** A request that gets its usual answer, so that a sequence can have a success between two faults. */
const pass = z.strictObject({ kind: z.literal('pass') }).meta({ id: 'PassOutcome' });

const status = z
  .strictObject({
    kind: z.literal('status'),
    status: whole(400, 599).describe('The status of the response, whose body is a problem.'),
    retry_after: whole(0, 3600).optional().describe('The header Retry-After, in seconds.'),
    when,
  })
  .meta({ id: 'StatusOutcome' });

const fixedDelay = z
  .strictObject({
    kind: z.literal('fixed-delay'),
    milliseconds: delay.describe('The delay.'),
    when: delayed,
  })
  .meta({ id: 'FixedDelayOutcome' });

const uniformDelay = z
  .strictObject({
    kind: z.literal('uniform-delay'),
    min: delay.describe('The shortest delay, in milliseconds.'),
    max: delay.describe('The longest delay, in milliseconds. All delays are equally likely.'),
    when: delayed,
  })
  .refine(({ min, max }) => min <= max, { path: ['max'], error: 'must not be less than min' })
  .meta({ id: 'UniformDelayOutcome' });

const sigmaText = must('be a number from 0 to 3');
const lognormalDelay = z
  .strictObject({
    kind: z.literal('lognormal-delay'),
    median: whole(1, longestDelay).describe(
      'The median in milliseconds: half of the delays are shorter.',
    ),
    sigma: z
      .number({ error: sigmaText })
      .min(0, { error: sigmaText })
      .max(3, { error: sigmaText })
      .describe(
        'How far the delays spread. With 0 all are equal; with 1 some are ten times longer.',
      ),
    when: delayed,
  })
  .meta({ id: 'LognormalDelayOutcome' });

const reset = z.strictObject({ kind: z.literal('reset'), when }).meta({ id: 'ResetOutcome' });
const empty = z.strictObject({ kind: z.literal('empty'), when }).meta({ id: 'EmptyOutcome' });
const hang = z.strictObject({ kind: z.literal('hang'), when }).meta({ id: 'HangOutcome' });
const cut = z.strictObject({ kind: z.literal('cut') }).meta({ id: 'CutOutcome' });

const wrongLength = z
  .strictObject({
    kind: z.literal('wrong-length'),
    length: z
      .enum(['longer', 'shorter'], { error: must('be longer or shorter') })
      .default('longer')
      .describe('Content-Length is ten more, or ten fewer, than the bytes of the body.'),
  })
  .meta({ id: 'WrongLengthOutcome' });

const brokenJson = z
  .strictObject({ kind: z.literal('broken-json') })
  .meta({ id: 'BrokenJsonOutcome' });
const wrongType = z
  .strictObject({ kind: z.literal('wrong-type') })
  .meta({ id: 'WrongTypeOutcome' });

const dribble = z
  .strictObject({
    kind: z.literal('dribble'),
    bytes: whole(1, 1000).default(10).describe('The bytes that are sent at once.'),
    milliseconds: whole(1, 1000).default(100).describe('The pause between them.'),
  })
  .meta({ id: 'DribbleOutcome' });

/** What happens to a request. */
export const outcome = z
  .discriminatedUnion(
    'kind',
    [
      pass,
      status,
      fixedDelay,
      uniformDelay,
      lognormalDelay,
      reset,
      empty,
      hang,
      cut,
      wrongLength,
      brokenJson,
      wrongType,
      dribble,
    ],
    {
      error: must(
        'have a kind: pass, status, fixed-delay, uniform-delay, lognormal-delay, reset, empty, hang, cut, wrong-length, broken-json, wrong-type or dribble',
      ),
    },
  )
  .meta({ id: 'FaultOutcome' });
export type Outcome = z.output<typeof outcome>;
export type OutcomeKind = Outcome['kind'];

/** What each kind does, for learners. */
export const outcomeTexts: Readonly<Record<OutcomeKind, string>> = {
  pass: 'The request gets its usual response.',
  status: 'The response has this status and a problem as its body.',
  'fixed-delay': 'The response is sent after this number of milliseconds.',
  'uniform-delay': 'The response is sent after a random delay; all lengths are equally likely.',
  'lognormal-delay':
    'The response is sent after a random delay; most are short and a few are long, as in real networks.',
  reset: 'The connection is reset (TCP RST) before any byte of the response.',
  empty: 'The connection is closed without a byte of the response.',
  hang: `Nothing is sent for ${hangTime / 1000} seconds, and then the connection is closed.`,
  cut: 'The first half of the body is sent, and then the connection is closed.',
  'wrong-length': 'Content-Length is ten more or ten fewer than the bytes of the body.',
  'broken-json':
    'The last character of the body is missing; in a stream, that of each item. Content-Length fits.',
  'wrong-type': 'The body is unchanged, but Content-Type is text/html.',
  dribble: `The body comes a few bytes at a time, for at most ${longestDelay / 1000} seconds; then the rest comes at once.`,
};
