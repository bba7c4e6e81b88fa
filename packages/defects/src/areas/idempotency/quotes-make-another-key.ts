import { defect } from '../../defect.ts';
import { newBook } from '../../new-book.ts';

export default defect({
  id: 'quotes-make-another-key',
  rule: 'REPEAT-08',
  level: 'sneaky',
  technique: 'contract',
  file: 'apps/api/src/idempotency/with-key.ts',
  from: `return sent.replaceAll('"', '');`,
  to: 'return sent;',
  pure: true,
  seen: 'A key in double quotes is another one than the same key without them.',
  hints: [
    'Look at the header Idempotency-Key.',
    'A key can be written in two ways.',
    'POST with the key "abc" in double quotes and again without: the second is replayed.',
  ],
  caught: async ({ api, expect }) => {
    const repeated = (key: string) =>
      api.send('POST', '/books', { headers: { 'Idempotency-Key': key }, body: newBook });
    await repeated('"abc"');
    const { headers } = await repeated('abc');
    expect(headers.get('Idempotency-Replayed')).toBe('true');
  },
});
