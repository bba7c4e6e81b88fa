/** A book that no workspace has yet. */
export const newBook = {
  title: 'Tea with the Debugger',
  author: 'Noor Haddad',
  price: 19.5,
  description: 'One breakpoint, two cups.',
  category: 'Testing',
  isbn: '9781000000009',
  stock: 4,
} as const;
