import { notesKept, noteWrite } from '../notes/note.ts';
import { before, count, dial, type FactsOf, labFacts, upTo } from './facts.ts';

const shape = {
  delay: dial.describe('The delay before each write, in seconds.'),
  pending: count.describe('How many writes of the page had no response.'),
  writes: upTo(notesKept, noteWrite).describe(
    'The writes of the workspace, as GET /labs/notes lists them. The API compares them with its own.',
  ),
};

export const notes = labFacts('NotesFacts', { ...shape, before: before(shape) }, ['pending']);
export type NotesFacts = FactsOf<typeof notes>;
