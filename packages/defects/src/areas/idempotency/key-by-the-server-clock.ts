import { defect } from '../../defect.ts';
import { newBook } from '../../new-book.ts';
import { set } from '../../workspace.ts';

export default defect({
  id: 'key-by-the-server-clock',
  rule: 'REPEAT-06',
  level: 'hard',
  technique: 'timing',
  file: 'apps/api/src/idempotency/with-key.ts',
  from: 'const now = () => call.clock.now().getTime();',
  to: 'const now = () => Date.now();',
  matters: 'Math.abs(call.clock.now().getTime() - Date.now()) > 1000',
  seen: 'A key is still remembered when the clock of the workspace is a day further.',
  hints: [
    'Look at how long a key is remembered.',
    'You do not have to wait for a day: the workspace has a clock.',
    'POST with a key, advance the clock by PT25H, POST again: no Idempotency-Replayed.',
  ],
  caught: async ({ api, expect }) => {
    const sent = { headers: { 'Idempotency-Key': 'one-key' }, body: newBook };
    await api.send('POST', '/books', sent);
    await set(api, { advance: 'PT25H' });
    const { headers } = await api.send('POST', '/books', sent);
    expect(headers.get('Idempotency-Replayed')).toBe(null);
  },
});
