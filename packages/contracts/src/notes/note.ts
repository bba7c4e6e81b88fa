import { z } from 'zod';
import { must } from '../must.ts';
import { line } from '../text.ts';

export const longestNote = 40;
/** More than a note may have, so that its refusal is among the writes. */
const longestSent = 200;
/** A workspace keeps the newest of its notes, and of the writes to them. */
export const notesKept = 50;

const wrongId = must('be a UUID of your own, such as 01963f5c-7a10-7c2e-9b54-0d6a1f3e8c77');
const id = z.guid({ error: wrongId });

export const noteParams = z.object({
  id: id.meta({
    description: 'The id of the note. Whoever adds it chooses the id.',
    examples: ['01963f5c-7a10-7c2e-9b54-0d6a1f3e8c77'],
  }),
});

const offline = z
  .boolean({ error: must('be true or false') })
  .optional()
  .describe('Whether it was written without a connection, and waited for one.');

export const sentNote = z
  .strictObject({
    text: line(longestSent).meta({
      description: 'The text. A longer one is refused, and the refusal is among the writes.',
      maxLength: longestNote,
    }),
    offline,
  })
  .meta({ id: 'SentNote' });

export const note = z
  .object({
    id: z.guid(),
    text: z.string(),
    version: z.int().min(1).describe('The ETag of the note is this number in double quotes.'),
  })
  .meta({ id: 'Note' });
export type Note = Readonly<z.infer<typeof note>>;

export const noteWrite = z
  .strictObject({
    note: id.describe('The id of the note.'),
    kind: z
      .enum(['add', 'change'], { error: must('be add or change') })
      .describe('`add` has If-None-Match: *, and `change` has not.'),
    text: line(longestSent).describe('The text that was sent.'),
    offline,
    status: z.int().min(200).max(499).describe('The status of the response.'),
  })
  .meta({ id: 'NoteWrite' });
export type NoteWrite = Readonly<z.infer<typeof noteWrite>>;

export const notebook = z
  .object({
    notes: z.array(note).describe('The notes, the oldest first.'),
    writes: z
      .array(noteWrite)
      .describe(
        `The last ${notesKept} writes, the oldest first: those that were refused, too, if their body and their id were valid.`,
      ),
  })
  .meta({ id: 'Notebook' });

export interface Notebook {
  readonly notes: readonly Note[];
  readonly writes: readonly NoteWrite[];
}
