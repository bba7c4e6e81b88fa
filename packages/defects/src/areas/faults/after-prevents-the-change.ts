import { defect } from '../../defect.ts';
import { newBook } from '../../new-book.ts';
import { script } from '../../workspace.ts';

export default defect({
  id: 'after-prevents-the-change',
  rule: 'FAULT-05',
  level: 'hard',
  technique: 'sequences',
  file: 'apps/api/src/faults/act.ts',
  from: "'when' in outcome && outcome.when === 'before'",
  to: "'when' in outcome",
  seen: 'A fault after the request prevents its execution, as one before the request does.',
  hints: [
    'Look at when a fault hits.',
    'An error does not say whether something was changed: read it again.',
    'POST a book with a status after the request: 503, and the list has one book more.',
  ],
  caught: async ({ api, expect }) => {
    const outcomes = [{ kind: 'status', status: 503, when: 'after' }] as const;
    await script(api, { method: 'POST', path: '/books', outcomes });
    await api.post('/books', newBook);
    const { headers } = await api.get('/books');
    expect(headers.get('X-Total-Count')).toBe('31');
  },
});
