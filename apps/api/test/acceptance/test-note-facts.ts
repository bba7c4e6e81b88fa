import { expect } from 'vitest';
import type { Workspace } from './test-client.ts';
import { afterRun, type NoteWrite, type Sample } from './test-form-facts.ts';

const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const [milk, bread, tea] = [idOf(1), idOf(2), idOf(3)];

const writes: readonly NoteWrite[] = [
  { note: milk, kind: 'add', text: 'Milk', status: 201 },
  { note: milk, kind: 'add', text: 'Milk', status: 412 },
  { note: bread, kind: 'add', text: 'Bread, butter, cheese, eggs, jam and honey', status: 400 },
  { note: milk, kind: 'change', text: 'Soy milk', status: 204 },
  { note: tea, kind: 'add', text: 'Tea', offline: true, status: 201 },
  { note: milk, kind: 'change', text: 'Oat milk', offline: true, status: 412 },
];

export const noteSample: Sample = {
  writes,
  solved: afterRun({ delay: 0.5 }, { seed: 7, delay: 2, pending: 0, writes }),
  half: { pending: 2 },
  says: 'Too early: 2 writes have no response yet.',
};

/** A change is one of the first version. */
export const writeNotes = async (
  { send }: Workspace,
  sent: readonly NoteWrite[] = [],
): Promise<void> => {
  for (const { note, kind, text, offline } of sent) {
    const headers: Readonly<Record<string, string>> =
      kind === 'add' ? { 'If-None-Match': '*' } : { 'If-Match': '"1"' };
    const { status } = await send('PUT', `/labs/notes/${note}`, {
      body: { text, offline },
      headers,
    });
    expect(status).toBeLessThan(500);
  }
};
