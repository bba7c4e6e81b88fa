import { defect } from '../../defect.ts';
import { newBook } from '../../new-book.ts';

export default defect({
  id: 'replay-forgets-location',
  rule: 'REPEAT-01',
  level: 'sneaky',
  technique: 'contract',
  file: 'apps/api/src/idempotency/with-key.ts',
  from: "headers: { ...headers, [replayedHeader]: 'true' }",
  to: "headers: { [replayedHeader]: 'true' }",
  pure: true,
  seen: 'The repeated reply has the same body as the first, but no Location and no ETag.',
  hints: [
    'Look at the reply to a repeated request.',
    'A reply is more than its body.',
    'POST the same book twice with one key: Location and ETag are the same both times.',
  ],
  caught: async ({ api, expect }) => {
    const sent = { headers: { 'Idempotency-Key': 'one-key' }, body: newBook };
    const first = await api.send('POST', '/books', sent);
    const again = await api.send('POST', '/books', sent);
    expect(again.headers.get('Location')).toBe(first.headers.get('Location'));
  },
});
