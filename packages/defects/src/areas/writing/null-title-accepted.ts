import { defect } from '../../defect.ts';
import { exampleBook } from '@sparring/contracts/book-endpoints';

export default defect({
  id: 'null-title-accepted',
  rule: 'BOOK-12',
  level: 'medium',
  technique: 'negative',
  file: 'packages/contracts/src/book.ts',
  from: ".extend({ description: fields.description.nullish().describe('`null` empties the description.') })",
  to: `.extend({
    description: fields.description.nullish().describe('\`null\` empties the description.'),
    title: fields.title.or(z.null().transform(() => '(no title)')).optional(),
  })`,
  printed: ['documents', 'pages'],
  seen: 'PATCH takes null for the title.',
  hints: [
    'Look at what PATCH does with null.',
    'Only one field can be emptied.',
    'PATCH {"title": null} is a 400.',
  ],
  caught: async ({ api, expect }) => {
    const path = `/books/${exampleBook.id}`;
    const { status } = await api.send('PATCH', path, { body: { title: null } });
    expect(status).toBe(400);
  },
});
