import { z } from 'zod';
import { must } from '../must.ts';
import { numberParameter } from '../number-parameter.ts';
import { line, prose } from '../text.ts';

/** The highest number of members of a class. */
export const mostMembers = 250;

/** The hours after which a class ends, if it is given no end. */
export const usualHours = 12;
export const mostDays = 366;

export const outsiderPolicies = ['refused', 'allowed'] as const;

const timeText = must('be a time with its zone, such as 2026-12-31T23:59:00Z');

const settings = {
  title: line(80).describe('What the teacher and the members call the class.'),
  ends_at: z.iso
    .datetime({ offset: true, error: timeText })
    .describe(
      `The end of the class: nothing is recorded after it, and nobody is refused. If left out, ${usualHours} hours after the beginning.`,
    ),
  outsiders: z
    .enum(outsiderPolicies, { error: must(`be one of ${outsiderPolicies.join(', ')}`) })
    .describe(
      '`refused`: while the class goes on, a request of the practice API without the key of a member gets 403, so that a forgotten key is seen at once. `allowed`: it is answered.',
    ),
  message: prose(280)
    .nullable()
    .describe('What every member is told now. `null` or an empty text takes it away.'),
};

export const newClass = z
  .strictObject({
    title: settings.title,
    ends_at: settings.ends_at.optional(),
    outsiders: settings.outsiders.optional(),
  })
  .meta({ id: 'NewClass' });
export type NewClass = z.output<typeof newClass>;

export const classChange = z
  .strictObject(settings)
  .partial()
  .refine((sent) => Object.keys(sent).length > 0, { error: 'must have at least one member' })
  .meta({ id: 'ClassChange', minProperties: 1 });
export type ClassChange = z.output<typeof classChange>;

export const schoolClass = z
  .object({
    id: z.int().min(1),
    title: z.string(),
    opened_at: z.iso.datetime(),
    ends_at: z.iso.datetime(),
    open: z.boolean().describe('Whether the class goes on.'),
    outsiders: settings.outsiders,
    message: z.string().nullable(),
    members: z.int().min(0).describe('The number of members.'),
    here: z
      .int()
      .min(0)
      .describe(
        'The number of members who have opened the page of their key, sent a request or had a card with something of a task.',
      ),
  })
  .meta({ id: 'Class' });
export type SchoolClass = z.infer<typeof schoolClass>;

export const exampleClass: SchoolClass = {
  id: 7,
  title: 'Thu 3B',
  opened_at: '2026-03-02T09:00:00.000Z',
  ends_at: '2026-03-02T21:00:00.000Z',
  open: true,
  outsiders: 'refused',
  message: null,
  members: 30,
  here: 26,
};

const classNumber = numberParameter({ min: 1, max: 2 ** 31 - 1 }, 'integer').describe(
  'The id of the class.',
);

export const ofClass = z.object({ class: classNumber });

export const ofMember = z.object({
  class: classNumber,
  number: numberParameter({ min: 1, max: 9999 }, 'integer').describe(
    'The number of the member in the class.',
  ),
});
