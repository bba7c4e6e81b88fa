import { defect } from '../../defect.ts';
import type { Book } from '@sparring/contracts/book';

export default defect({
  id: 'accents-heed-case',
  rule: 'LIST-08',
  level: 'sneaky',
  technique: 'languages',
  file: 'apps/api/src/books/row.ts',
  from: "text.normalize('NFC').toLowerCase()",
  to: "text.normalize('NFC').replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())",
  pure: true,
  seen: 'The filter by author tells é from É, although letter case is ignored.',
  hints: [
    'Look at the filters of the list.',
    'There are letters beyond a to z.',
    'author=ÉLODIE GARNIER and author=élodie garnier find the same book.',
  ],
  caught: async ({ api, expect }) => {
    const search = new URLSearchParams({ author: 'élodie garnier' });
    const { body } = await api.get<readonly Book[]>(`/books?${search}`);
    expect(body).toHaveLength(1);
  },
});
