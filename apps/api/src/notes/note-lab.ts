import {
  longestNote,
  type Note,
  type Notebook,
  notesKept,
  type NoteWrite,
} from '@sparring/contracts/notes/note';
import type { Lab } from '../documents/documents.ts';
import { fieldProblem } from '../problem/field-errors.ts';
import { HttpProblem } from '../problem/refusal.ts';

export const noteLab: Lab<Notebook> = { name: 'notes', untouched: { notes: [], writes: [] } };

export type SentNote = Omit<NoteWrite, 'status'>;

/** Throws if the precondition of a request excludes a version. */
type RefuseVersion = (version: number) => void;

interface Written {
  readonly after: Notebook;
  readonly result: { readonly note: Note; readonly status: 201 | 204 } | HttpProblem;
}

const tooLong = (length: number): HttpProblem =>
  fieldProblem('invalid-input', 'The note is not stored.', [
    { pointer: '/text', detail: `has ${length} characters, and a note at most ${longestNote}` },
  ]);

const unknownNote = (id: string): HttpProblem =>
  new HttpProblem(
    'not-found',
    `There is no note ${id}. Add it with If-None-Match: *, or see GET /labs/notes.`,
  );

const stored = (
  notes: readonly Note[],
  { note: id, kind, text }: SentNote,
  refuse: RefuseVersion,
) => {
  const { length } = Array.from(text);
  if (length > longestNote) throw tooLong(length);
  const before = notes.find((note) => note.id === id);
  if (before) refuse(before.version);
  else if (kind === 'change') throw unknownNote(id);
  return { id, text, version: (before?.version ?? 0) + 1 };
};

const attempt = (
  notes: readonly Note[],
  sent: SentNote,
  refuse: RefuseVersion,
): Written['result'] => {
  try {
    const note = stored(notes, sent, refuse);
    return { note, status: note.version === 1 ? 201 : 204 };
  } catch (error) {
    if (error instanceof HttpProblem) return error;
    throw error;
  }
};

const withNote = (notes: readonly Note[], note: Note): readonly Note[] =>
  note.version === 1
    ? [...notes, note].slice(-notesKept)
    : notes.map((one) => (one.id === note.id ? note : one));

/** The notes after a write, which are the same if it is refused. The writes have it in any case. */
export const withWrite = (
  { notes, writes }: Notebook,
  sent: SentNote,
  refuse: RefuseVersion,
): Written => {
  const result = attempt(notes, sent, refuse);
  return {
    result,
    after: {
      notes: 'note' in result ? withNote(notes, result.note) : notes,
      writes: [...writes, { ...sent, status: result.status }].slice(-notesKept),
    },
  };
};
