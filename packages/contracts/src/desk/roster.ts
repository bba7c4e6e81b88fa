import { z } from 'zod';
import { must } from '../must.ts';
import { line, prose } from '../text.ts';
import { memberKey } from '../member-key.ts';

export const memberName = line(80);
export const memberDetails = z.object({
  student_id: line(80).nullable(),
  email: line(200).nullable(),
});

export const member = z
  .object({
    number: z.int().min(1).describe('The number in the class. It is never used again.'),
    name: z.string(),
    student_id: z.string().nullable(),
    email: z.string().nullable(),
    key: z
      .string()
      .regex(memberKey)
      .describe('The name of the workspace of the member. Whoever knows it can work there.'),
  })
  .meta({ id: 'Member' });
export type Member = z.infer<typeof member>;

export const exampleMember: Member = {
  number: 3,
  name: 'Łukasz Nowak',
  student_id: 's4711',
  email: null,
  key: 'k7q2-9xwm',
};

export const rosterText = z
  .strictObject({
    text: prose(60_000).describe(
      'A name on each line, or a table with the columns name, student_id and email, separated by semicolons, commas or tabs. A first line with the names of the columns says their order.',
    ),
  })
  .meta({ id: 'RosterText' });

const dryText = must('be true or false');
export const rosterQuery = z.strictObject({
  dry_run: z
    .enum(['true', 'false'], { error: dryText })
    .default('false')
    .describe('With `true`, the response says what would happen, and nothing changes.'),
});

const named = z.object({ number: z.int(), name: z.string() }).meta({ id: 'NumberedName' });

export const rosterChange = z
  .object({
    added: z
      .array(named)
      .describe('The new members. In a dry run the numbers that they would get.'),
    kept: z.int().min(0).describe('The number of members who are in the class and in the text.'),
    renamed: z
      .array(z.object({ number: z.int(), from: z.string(), to: z.string() }))
      .describe('Members with the same student id and another name.'),
    missing: z
      .array(named)
      .describe('Members of the class who are not in the text. They stay members.'),
    duplicates: z
      .array(z.object({ name: z.string(), numbers: z.array(z.int()) }))
      .describe('Names that more than one member has. The number tells them apart.'),
  })
  .meta({ id: 'RosterChange' });
export type RosterChange = z.infer<typeof rosterChange>;

export const memberChange = z
  .strictObject({
    name: memberName,
    ...memberDetails.shape,
    hand: z.literal(false, { error: must('be false: only the member raises it') }),
  })
  .partial()
  .refine((sent) => Object.keys(sent).length > 0, { error: 'must have at least one member' })
  .meta({ id: 'MemberChange', minProperties: 1 });
export type MemberChange = z.output<typeof memberChange>;
