import { area } from '../area.ts';

export const writing = area({
  slug: 'writing',
  title: 'Books',
  place: {
    endpoints: [
      'books.getBook',
      'books.addBook',
      'books.updateBook',
      'books.patchBook',
      'books.deleteBook',
    ],
  },
  rules: {
    'BOOK-01': 'contract: The creation of a book gets 201.',
    'BOOK-02':
      'contract: Location is the path of the new book, with the /w/ prefix and the base path of the request.',
    'BOOK-03':
      'contract: The ISBN of another book in the workspace gets 409, also with other hyphens and blanks.',
    'BOOK-04':
      'decision 0304: An ISBN has 10 or 13 digits, with single hyphens or blanks between them; the last of ten may be X; the check digit may be wrong; any other text gets 400.',
    'BOOK-05':
      'decision 0024: GET returns a book exactly as it was sent, even with a stock of 0 and a price of 0.',
    'BOOK-06':
      'contract: A 400 for invalid fields names each of them with its pointer, not only the first, up to 20.',
    'BOOK-07':
      'contract: The API sets id, created_at and updated_at; it ignores them in a request.',
    'BOOK-08': 'contract: A refused request changes nothing.',
    'BOOK-09': 'contract: Fields that a PUT or PATCH leaves out stay as they are.',
    'BOOK-10':
      'rule book: Every change sets updated_at to the time of the change and leaves created_at as it is.',
    'BOOK-11': 'contract: In a PATCH, null empties the description.',
    'BOOK-12': 'contract: In a PATCH, null in any other field than the description gets 400.',
    'BOOK-13': 'contract: Every request for a deleted book gets 404, including a second DELETE.',
    'BOOK-14': 'contract: An unknown id gets 404 with the type not-found.',
    'BOOK-15':
      'decision 0304: An id that is not a UUID names no book: it gets 404, and the detail says what an id looks like.',
    'BOOK-16':
      'contract: title, author, price, category, isbn and stock are required; a missing description is stored as an empty text.',
    'BOOK-17':
      'contract: A title is one line of 1 to 200 characters, an author of 1 to 100 and a category of 1 to 50, none of them blank; a description has up to 2000 characters.',
    'BOOK-18':
      'contract: A price is a number from 0 to 99999.99 with at most two decimals, a stock a whole number from 0 to 1000000.',
    'BOOK-19':
      'contract: An unknown field gets 400 with its name, and the refusal names those that exist.',
    'BOOK-20': 'contract: A change without any field gets 400.',
    'BOOK-21': 'contract: PATCH accepts application/merge-patch+json and application/json.',
    'BOOK-22': 'contract: A new book gets 409 when the workspace has its highest number of books.',
    'BOOK-23': 'contract: A deletion gets 200 with the message "Book deleted".',
    'BOOK-24':
      'decision 0024: The ids of books are UUIDs; upper and lower case in an id are equal.',
    'BOOK-25':
      'decision 0304: In the workspace public the ISBN of another book is accepted, because strangers share it, and nobody can know whose book has it.',
  },
  where: {
    'BOOK-01': ['books.addBook'],
    'BOOK-02': ['books.addBook'],
    'BOOK-03': ['books.addBook', 'books.updateBook', 'books.patchBook'],
    'BOOK-04': ['books.addBook', 'books.updateBook', 'books.patchBook'],
    'BOOK-05': ['books.addBook', 'books.updateBook', 'books.patchBook'],
    'BOOK-06': ['books.addBook', 'books.updateBook', 'books.patchBook'],
    'BOOK-07': ['books.addBook', 'books.updateBook', 'books.patchBook'],
    'BOOK-08': ['books.addBook', 'books.updateBook', 'books.patchBook', 'books.deleteBook'],
    'BOOK-09': ['books.updateBook', 'books.patchBook'],
    'BOOK-10': ['books.updateBook', 'books.patchBook'],
    'BOOK-11': ['books.patchBook'],
    'BOOK-12': ['books.patchBook'],
    'BOOK-13': ['books.deleteBook', 'books.getBook'],
    'BOOK-14': ['books.getBook', 'books.updateBook', 'books.patchBook', 'books.deleteBook'],
    'BOOK-15': ['books.getBook', 'books.updateBook', 'books.patchBook', 'books.deleteBook'],
    'BOOK-16': ['books.addBook'],
    'BOOK-17': ['books.addBook', 'books.updateBook', 'books.patchBook'],
    'BOOK-18': ['books.addBook', 'books.updateBook', 'books.patchBook'],
    'BOOK-19': ['books.addBook', 'books.updateBook', 'books.patchBook'],
    'BOOK-20': ['books.updateBook', 'books.patchBook'],
    'BOOK-21': ['books.patchBook'],
    'BOOK-22': ['books.addBook'],
    'BOOK-23': ['books.deleteBook'],
    'BOOK-24': ['books.getBook'],
    'BOOK-25': ['books.addBook', 'books.updateBook', 'books.patchBook'],
  },
});
