import { writeNotes } from '../test-note-facts.ts';
import { afterRun, type NoteWrite, type Sample } from '../test-sample.ts';

const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const [milk, bread, tea] = [idOf(1), idOf(2), idOf(3)];

export const writes: readonly NoteWrite[] = [
  { note: milk, kind: 'add', text: 'Milk', status: 201 },
  { note: milk, kind: 'add', text: 'Milk', status: 412 },
  { note: bread, kind: 'add', text: 'Bread, butter, cheese, eggs, jam and honey', status: 400 },
  { note: milk, kind: 'change', text: 'Soy milk', status: 204 },
  { note: tea, kind: 'add', text: 'Tea', offline: true, status: 201 },
  { note: milk, kind: 'change', text: 'Oat milk', offline: true, status: 412 },
];

export const sample: Sample = {
  prepare: (workspace) => writeNotes(workspace, writes),
  solved: afterRun({ delay: 0.5 }, { seed: 7, delay: 2, pending: 0, writes }),
  half: { pending: 2 },
  says: 'Too early: 2 writes have no response yet.',
};
