import { defect } from '../../defect.ts';
import { askGraphql } from '../../graphql.ts';
import { newBook } from '../../new-book.ts';

export default defect({
  id: 'only-one-invalid-field',
  rule: 'GRAPHQL-03',
  level: 'hard',
  technique: 'negative',
  file: 'apps/api/src/graphql/failures.ts',
  from: 'errors: errors.map(',
  to: 'errors: errors.slice(0, 1).map(',
  seen: 'A mutation with two invalid fields names only the first.',
  hints: [
    'Look at how a refused mutation names the invalid fields.',
    'Make more than one mistake.',
    'createBook with a price of -1 and a stock of -1: extensions.errors has two entries.',
  ],
  caught: async ({ api, expect }) => {
    const input = { ...newBook, price: -1, stock: -1 };
    const mutation = 'mutation($input: BookInput!) { createBook(input: $input) { id } }';
    const { body } = await askGraphql(api, mutation, { input });
    expect(body.errors?.[0]?.extensions.errors?.map(({ pointer }) => pointer)).toEqual([
      '/price',
      '/stock',
    ]);
  },
});
