import { defect } from '../../defect.ts';
import { newBook } from '../../new-book.ts';
import { critiqueOf, script } from '../../workspace.ts';

export default defect({
  id: 'another-key-is-safe',
  rule: 'CRITIQUE-02',
  level: 'sneaky',
  technique: 'duplicates',
  file: 'apps/api/src/critique/rules/retries-what-is-safe.ts',
  from: "return key !== undefined && key === headerOf(other.request, 'Idempotency-Key');",
  to: "return key !== undefined && headerOf(other.request, 'Idempotency-Key') !== undefined;",
  pure: true,
  seen: 'The critique praises a client that repeats a POST with a new Idempotency-Key each time.',
  hints: [
    'Look at what the critique says of repeated requests.',
    'A key helps only if it stays the same.',
    'A 503 to a POST with one key, the same POST with another key: the verdict is improve.',
  ],
  caught: async ({ api, expect }) => {
    await critiqueOf(api, 'retries-what-is-safe');
    const outcomes = [{ kind: 'status', status: 503 }] as const;
    await script(api, { method: 'POST', path: '/books', outcomes });
    for (const key of ['one-key', 'another-key'])
      await api.send('POST', '/books', { headers: { 'Idempotency-Key': key }, body: newBook });
    expect(await critiqueOf(api, 'retries-what-is-safe')).toBe('improve');
  },
});
