import type { Shown } from './notebook.ts';

export interface NoteRow {
  readonly id: string;
  readonly text: string;
  readonly state: 'stored' | 'on its way' | 'waits';
  /** The version at the API; a note that is not there yet has none. */
  readonly version?: number;
}

/** What the page shows at once: the stored notes with what was written since. */
export const rowsOf = ({ stored, queue, kept, isSending }: Shown): readonly NoteRow[] => {
  const rows = new Map<string, NoteRow>(
    stored.map((note) => [note.id, { ...note, state: 'stored' }]),
  );
  for (const { id, text, number } of queue) {
    const state = !isSending && number <= kept ? 'waits' : 'on its way';
    rows.set(id, { ...rows.get(id), id, text, state });
  }
  return [...rows.values()];
};
