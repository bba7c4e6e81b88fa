import { defect } from '../../defect.ts';

export default defect({
  id: 'cursor-outlives-its-end',
  rule: 'CURSOR-06',
  level: 'hard',
  technique: 'timing',
  file: 'apps/api/src/book-labs/cursor.ts',
  from: 'if (expires <= clock.now().getTime()) throw expired(expires);',
  to: 'if (expires < clock.now().getTime() - 60_000) throw expired(expires);',
  seen: 'A cursor is still accepted for a minute after its end.',
  hints: [
    'Look at the age of a cursor.',
    'A clock that you can move shows the second at which something ends.',
    'Freeze the clock, take a cursor, advance by exactly PT15M: 410.',
  ],
  caught: async ({ api, expect }) => {
    await api.send('PATCH', '/workspace', { body: { clock: 'frozen' } });
    const { body } = await api.get<{ readonly next_cursor: string }>('/labs/books');
    await api.send('PATCH', '/workspace', { body: { advance: 'PT15M' } });
    const { status } = await api.get(`/labs/books?cursor=${body.next_cursor}`);
    expect(status).toBe(410);
  },
});
