import { type Defect, defect } from '../defect.ts';

export const defects: readonly Defect[] = [
  defect('last-note-wins', 'NOTEBOOK-02', 'medium', 'concurrency', {
    file: 'apps/api/src/notes/note-lab.ts',
    from: 'if (before) refuse(before.version);',
    to: "if (before && kind === 'add') refuse(before.version);",
    seen: 'A change with the ETag of an older version overwrites the newer one.',
    nudge: 'Look at a change of a note at the API.',
    hint: 'Two clients can have read the same version.',
    recipe: 'Send two changes with If-Match: "1": the second gets 412.',
    caught: async ({ api, expect }) => {
      const path = '/labs/notes/00000000-0000-4000-8000-000000000001';
      const put = (text: string, headers: Readonly<Record<string, string>>) =>
        api.send('PUT', path, { body: { text }, headers });
      await put('Milk', { 'If-None-Match': '*' });
      await put('Soy milk', { 'If-Match': '"1"' });
      expect((await put('Oat milk', { 'If-Match': '"1"' })).status).toBe(412);
    },
  }),
  defect('refusals-are-forgotten', 'NOTEBOOK-04', 'hard', 'negative', {
    file: 'apps/api/src/notes/note-lab.ts',
    from: 'writes: [...writes, { ...sent, status: result.status }].slice(-notesKept),',
    to: "writes: ('note' in result ? [...writes, { ...sent, status: result.status }] : writes).slice(-notesKept),",
    matters: "!('note' in result)",
    seen: 'The list of writes has only those that were accepted.',
    nudge: 'Look at the writes in the list of notes.',
    hint: 'Send one that is refused.',
    recipe: 'A change of an unknown note is in the list, with the status 404.',
    caught: async ({ api, expect }) => {
      await api.send('PUT', '/labs/notes/00000000-0000-4000-8000-000000000002', {
        body: { text: 'Tea' },
      });
      const { body } = await api.get('/labs/notes');
      expect(body).toMatchObject({ writes: [{ text: 'Tea', status: 404 }] });
    },
  }),
];
