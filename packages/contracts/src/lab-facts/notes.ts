import { notesKept, noteWrite } from '../notes/note.ts';
import { count, dial, type FactsOf, labFacts, text, upTo } from './facts.ts';

export const notes = labFacts(
  'NotesFacts',
  {
    delay: dial.describe('The delay before each write, in seconds.'),
    pending: count.describe('How many writes of the page had no response.'),
    queued: upTo(notesKept, text).describe('The texts that the page wrote while it was offline.'),
    writes: upTo(notesKept, noteWrite).describe(
      'The writes of the workspace, as GET /labs/notes lists them. The API compares them with its own.',
    ),
  },
  ['pending', 'queued'],
);
export type NotesFacts = FactsOf<typeof notes>;
