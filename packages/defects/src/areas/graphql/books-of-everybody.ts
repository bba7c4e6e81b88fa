import { defect } from '../../defect.ts';
import { askGraphql } from '../../graphql.ts';
import { exampleBook } from '@sparring/contracts/book-endpoints';

export default defect({
  id: 'books-of-everybody',
  rule: 'GRAPHQL-20',
  level: 'easy',
  technique: 'oracle',
  file: 'apps/api/src/graphql/book-type.ts',
  from: '({ book: { author } }: StoredBook) => ({ author }),',
  to: '({ book: { author } }: StoredBook) => (author ? {} : { author }),',
  seen: 'booksByAuthor lists the books of all authors.',
  hints: [
    'Look at the list inside a book.',
    'Compare it with what GET /books?author= returns.',
    'No author wrote all thirty books: totalCount of booksByAuthor is smaller.',
  ],
  caught: async ({ api, expect }) => {
    const query = `{ book(id: "${exampleBook.id}") { booksByAuthor { totalCount } } }`;
    const { body } = await askGraphql(api, query);
    const author = encodeURIComponent(exampleBook.author);
    const { headers } = await api.get(`/books?author=${author}`);
    const totalCount = Number(headers.get('X-Total-Count'));
    expect(body.data).toEqual({ book: { booksByAuthor: { totalCount } } });
  },
});
