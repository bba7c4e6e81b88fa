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
  isbn: isbn(900_000 + written++),
  stock: 4,
});

/** Adds the check digit to the first twelve digits of an ISBN. */
const isbn = (number: number): string => {
  const twelve = `978${String(number).padStart(9, '0')}`;
  const weighed = twelve.split('').map((digit, at) => Number(digit) * (at % 2 ? 3 : 1));
  const sum = weighed.reduce((one, other) => one + other);
  return `${twelve}${(10 - (sum % 10)) % 10}`;
};
