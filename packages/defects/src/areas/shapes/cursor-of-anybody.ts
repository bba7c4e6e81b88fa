import { defect } from '../../defect.ts';

export default defect({
  id: 'cursor-of-anybody',
  rule: 'CURSOR-04',
  level: 'hard',
  technique: 'security',
  file: 'apps/api/src/book-labs/cursor.ts',
  from: 'seal.open(cursor, workspace.name) as Sealed | undefined',
  to: "(seal.open(cursor, workspace.name) ?? { list: listOf(query), value: '', id: '', expires: Infinity }) as Sealed | undefined",
  seen: 'A cursor that somebody made up is accepted, and begins somewhere.',
  hints: [
    'Look at cursors that the API did not make.',
    'Change one character of a cursor, or invent one.',
    'cursor=abc gets 400.',
  ],
  caught: async ({ api, expect }) => {
    const { status } = await api.get('/labs/books?cursor=bm9uc2Vuc2U');
    expect(status).toBe(400);
  },
});
