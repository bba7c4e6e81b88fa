import { defect } from '../../defect.ts';
import { exampleBook } from '@sparring/contracts/book-endpoints';
import { critiqueOf } from '../../workspace.ts';

export default defect({
  id: 'patch-needs-no-match',
  rule: 'CRITIQUE-02',
  level: 'medium',
  technique: 'negative',
  file: 'apps/api/src/critique/rules/changes-with-if-match.ts',
  from: "!['PUT', 'PATCH'].includes(method)",
  to: "!['PUT'].includes(method)",
  seen: 'The critique does not see a PATCH without If-Match.',
  hints: [
    'Look at what the critique says of changes.',
    'Two methods change a book.',
    'GET a book, PATCH it without If-Match: the verdict is improve.',
  ],
  caught: async ({ api, expect }) => {
    const path = `/books/${exampleBook.id}`;
    await critiqueOf(api, 'changes-with-if-match');
    await api.get(path);
    await api.send('PATCH', path, { body: { stock: 3 } });
    expect(await critiqueOf(api, 'changes-with-if-match')).toBe('improve');
  },
});
