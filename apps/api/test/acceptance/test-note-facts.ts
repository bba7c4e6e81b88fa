import { expect } from 'vitest';
import type { Workspace } from './test-client.ts';
import type { NoteWrite } from './test-sample.ts';

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
