import { defect } from '../../defect.ts';

export default defect({
  id: 'refusals-are-forgotten',
  rule: 'NOTEBOOK-04',
  level: 'hard',
  technique: 'negative',
  file: 'apps/api/src/notes/note-lab.ts',
  from: 'writes: [...writes, { ...sent, status: result.status }].slice(-notesKept),',
  to: "writes: ('note' in result ? [...writes, { ...sent, status: result.status }] : writes).slice(-notesKept),",
  seen: 'The list of writes has only those that were accepted.',
  hints: [
    'Look at the writes in the list of notes.',
    'Send one that is refused.',
    'A change of an unknown note is in the list, with the status 404.',
  ],
  caught: async ({ api, expect }) => {
    await api.send('PUT', '/labs/notes/00000000-0000-4000-8000-000000000002', {
      body: { text: 'Tea' },
    });
    const { body } = await api.get('/labs/notes');
    expect(body).toMatchObject({ writes: [{ text: 'Tea', status: 404 }] });
  },
});
