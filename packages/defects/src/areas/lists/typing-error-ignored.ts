import { defect } from '../../defect.ts';

export default defect({
  id: 'typing-error-ignored',
  rule: 'LIST-18',
  level: 'medium',
  technique: 'negative',
  file: 'packages/contracts/src/book.ts',
  from: '.strictObject({ ...listFields',
  to: '.object({ ...listFields',
  printed: [],
  seen: 'A mistyped parameter is ignored, and the whole list comes.',
  hints: [
    'Look at the parameters of the list.',
    'What happens to a parameter that does not exist?',
    '?categroy=Testing is a 400.',
  ],
  caught: async ({ api, expect }) => {
    const { status } = await api.get('/books?categroy=Testing');
    expect(status).toBe(400);
  },
});
