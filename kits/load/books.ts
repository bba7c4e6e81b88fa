/** The path of a seed book; its id is the same in every new workspace. */
export const seedBook = (number: number): string =>
  `/books/00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

let written = 0;

/** A new book with an unused ISBN. */
export const newBook = () => ({
  title: 'Tea with the Compiler',
  author: 'Noor Haddad',
  price: 17.5,
  category: 'Fiction',
  isbn: String(9_780_000_900_000 + written++),
  stock: 4,
});
