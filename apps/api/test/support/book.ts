import type { BookFields, BookQuery } from '@sparring/contracts/book';

export const someBook = (isbn = '9780000009012'): BookFields => ({
  title: 'Tea',
  author: 'Noor Haddad',
  price: 17.5,
  description: '',
  category: 'Fiction',
  stock: 4,
  isbn,
});

export const everyBook: BookQuery = { sort: 'created_at', order: 'asc', page: 1, limit: 100 };
