import { exampleBook } from '@sparring/contracts/book-endpoints';
import { type Defect, defect } from '../defect.ts';
import { newBook } from '../new-book.ts';
import { critiqueOf, limitTo, script } from '../workspace.ts';

export const defects: readonly Defect[] = [
  defect('address-not-searched', 'CRITIQUE-03', 'easy', 'security', {
    file: 'apps/api/src/critique/rules/keeps-secrets-out-of-addresses.ts',
    from: 'isGood: !isMasked(path)',
    to: 'isGood: true',
    seen: 'The critique says nothing about a token in an address.',
    nudge: 'Look at what the critique says of secrets.',
    hint: 'Put one where it does not belong.',
    recipe: 'GET /books?token=… with a long token: the verdict is improve.',
    caught: async ({ api, expect }) => {
      const rule = 'keeps-secrets-out-of-addresses';
      await critiqueOf(api, rule);
      await api.get('/books?token=8f14e45fceea167a');
      expect(await critiqueOf(api, rule)).toBe('improve');
    },
  }),
  defect('another-key-is-safe', 'CRITIQUE-02', 'sneaky', 'duplicates', {
    file: 'apps/api/src/critique/rules/retries-what-is-safe.ts',
    from: "return key !== undefined && key === headerOf(other.request, 'Idempotency-Key');",
    to: "return key !== undefined && headerOf(other.request, 'Idempotency-Key') !== undefined;",
    pure: true,
    seen: 'The critique praises a client that repeats a POST with a new Idempotency-Key each time.',
    nudge: 'Look at what the critique says of repeated requests.',
    hint: 'A key helps only if it stays the same.',
    recipe: 'A 503 to a POST with one key, the same POST with another key: the verdict is improve.',
    caught: async ({ api, expect }) => {
      await critiqueOf(api, 'retries-what-is-safe');
      const outcomes = [{ kind: 'status', status: 503 }] as const;
      await script(api, { method: 'POST', path: '/books', outcomes });
      for (const key of ['one-key', 'another-key'])
        await api.send('POST', '/books', { headers: { 'Idempotency-Key': key }, body: newBook });
      expect(await critiqueOf(api, 'retries-what-is-safe')).toBe('improve');
    },
  }),
  defect('dates-not-understood', 'CRITIQUE-02', 'sneaky', 'languages', {
    file: 'apps/api/src/critique/rules/waits-for-retry-after.ts',
    from: '/^\\d+$/.test(retryAfter) ? from + Number(retryAfter) * 1000 : Date.parse(retryAfter)',
    to: 'from + Number(retryAfter) * 1000',
    pure: true,
    seen: 'The critique does not see that a client asks again too early, if Retry-After is a date.',
    nudge: 'Look at what the critique says of waiting.',
    hint: 'Retry-After has two forms.',
    recipe: 'A limit with retry_after date, asked again at once: the verdict is improve.',
    caught: async ({ api, expect }) => {
      await critiqueOf(api, 'waits-for-retry-after');
      const policy = { kind: 'sliding-window', limit: 1, retry_after: 'date' } as const;
      await limitTo(api, policy);
      for (let times = 0; times < 3; times += 1) await api.get('/ping');
      expect(await critiqueOf(api, 'waits-for-retry-after')).toBe('improve');
    },
  }),
  defect('last-request-decides', 'CRITIQUE-02', 'hard', 'sequences', {
    file: 'apps/api/src/critique/rule.ts',
    from: 'const wrong = found.find(({ isGood }) => !isGood);',
    to: 'const wrong = found.slice(-1).find(({ isGood }) => !isGood);',
    pure: true,
    seen: 'A client that does it wrong once, and right at last, is told that it is good.',
    nudge: 'Look at the verdicts of the critique.',
    hint: 'Do something wrong first and right afterwards.',
    recipe: 'A token in the address, then one in the header: the verdict is improve.',
    caught: async ({ api, expect }) => {
      const rule = 'keeps-secrets-out-of-addresses';
      await critiqueOf(api, rule);
      await api.get('/books?token=8f14e45fceea167a');
      await api.get('/books', { Authorization: 'Bearer 8f14e45fceea167a' });
      expect(await critiqueOf(api, rule)).toBe('improve');
    },
  }),
  defect('patch-needs-no-match', 'CRITIQUE-02', 'medium', 'negative', {
    file: 'apps/api/src/critique/rules/changes-with-if-match.ts',
    from: "!['PUT', 'PATCH'].includes(method)",
    to: "!['PUT'].includes(method)",
    seen: 'The critique does not see a PATCH without If-Match.',
    nudge: 'Look at what the critique says of changes.',
    hint: 'Two methods change a book.',
    recipe: 'GET a book, PATCH it without If-Match: the verdict is improve.',
    caught: async ({ api, expect }) => {
      const path = `/books/${exampleBook.id}`;
      await critiqueOf(api, 'changes-with-if-match');
      await api.get(path);
      await api.send('PATCH', path, { body: { stock: 3 } });
      expect(await critiqueOf(api, 'changes-with-if-match')).toBe('improve');
    },
  }),
];
