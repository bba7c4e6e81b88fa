import { z } from 'zod';
import { must } from './must.ts';

/** The last time that a workspace can have. */
export const lastTime = Date.parse('2999-12-31T23:59:59.999Z');

const milliseconds = z.int();

/** The clock of a workspace: it stands still at a time since 1970, or runs with a difference from the server's. */
export const ownClock = z.union([
  z.strictObject({ frozen: milliseconds }),
  z.strictObject({ ahead: milliseconds }),
]);
export type OwnClock = z.infer<typeof ownClock>;

const leapDay = '(?:19(?:7[26]|8[048]|9[26])|2\\d(?:0[48]|[2468][048]|[13579][26])|2[048]00)-02-29';
const shortMonth = '(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8])';
const longMonth = '(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])';
const day = `(?:${leapDay}|(?:19[7-9]\\d|2\\d{3})-(?:${longMonth}|${shortMonth}))`;
const hour = '(?:[01]\\d|2[0-3]):[0-5]\\d';
/* JavaScript would read 30 February as 2 March. */
const time = new RegExp(`^${day}T${hour}:[0-5]\\d(?:\\.\\d{1,3})?(?:Z|[+-]${hour})$`);

/** The zone can move a time out of the years that it names. */
const isInRange = (text: string): boolean => {
  const at = Date.parse(text);
  return at >= 0 && at <= lastTime;
};

const duration =
  /^P(?:\d{1,4}W(?:\d{1,5}D)?|\d{1,5}D|(?:\d{1,4}W)?(?:\d{1,5}D)?T(?:\d{1,6}H(?:\d{1,7}M)?(?:\d{1,8}S)?|\d{1,7}M(?:\d{1,8}S)?|\d{1,8}S))$/;

const unit = { W: 604_800_000, D: 86_400_000, H: 3_600_000, M: 60_000, S: 1000 } as const;

/** The milliseconds of a duration such as PT61M. */
export const millisecondsOf = (text: string): number =>
  Array.from(text.matchAll(/(\d+)([WDHMS])/g), ([, count, name]) => {
    return Number(count) * unit[name as keyof typeof unit];
  }).reduce((sum, part) => sum + part, 0);

export const clockModes = ['frozen', 'running'] as const;
export type ClockMode = (typeof clockModes)[number];

const timeText = must('be a time from 1970 to 2999 with its zone, such as 2026-12-31T23:59:00Z');
const durationText = must(
  'be a duration of weeks, days, hours, minutes and seconds, such as PT61M or P1DT12H',
);

/** What a client can set. `now` is applied first, then `advance`, then `clock`. */
export const clockSettings = {
  now: z
    .string({ error: timeText })
    .regex(time, { error: timeText, abort: true })
    .refine(isInRange, { error: timeText })
    .nullable()
    .describe(
      'Gives the workspace a clock of its own with this time. `null` returns to the clock of the server.',
    ),
  advance: z
    .string({ error: durationText })
    .regex(duration, { error: durationText })
    .describe(
      'Moves the clock forward by a duration (ISO 8601) of weeks, days, hours, minutes and seconds. The clock stops at the end of 2999.',
    )
    .meta({ examples: ['PT61M'] }),
  clock: z
    .enum(clockModes, { error: must(`be one of ${clockModes.join(', ')}`) })
    .describe(
      '`frozen` stops the clock, `running` lets it run. A clock that gets its first `now` or `advance` is running.',
    ),
};
const settings = z.object(clockSettings).partial();
export type ClockSettings = z.infer<typeof settings>;

/** What a workspace shows of its clock. */
export const shownClock = {
  now: z.iso.datetime().describe('The time in the workspace.'),
  clock: z
    .enum(['server', ...clockModes])
    .describe('`server` is the clock of the server, which a workspace has until it gets its own.'),
};
export type ShownClock = z.infer<z.ZodObject<typeof shownClock>>;
