import type { Area } from '../area.ts';

export const lists = {
  slug: 'lists',
  title: 'Lists of books',
  place: { endpoints: ['books.listBooks'] },
  rules: [
    { id: 'LIST-01', from: 'contract', text: 'Without a limit a page holds ten books.' },
    {
      id: 'LIST-02',
      from: 'contract',
      text: 'limit can be any whole number from 1 to 100; any other value gets 400.',
    },
    {
      id: 'LIST-03',
      from: 'contract',
      text: 'page can be any whole number from 1 to 1000000; a page after the last one gets 200 with an empty list.',
    },
    {
      id: 'LIST-04',
      from: 'contract',
      text: 'min_price selects the books with this price or a higher one.',
    },
    {
      id: 'LIST-05',
      from: 'contract',
      text: 'max_price selects the books with this price or a lower one.',
    },
    { id: 'LIST-06', from: 'contract', text: 'category ignores upper and lower case.' },
    {
      id: 'LIST-07',
      from: 'contract',
      text: 'category selects the books with exactly this category: Science does not select Science Fiction.',
    },
    {
      id: 'LIST-08',
      from: 'contract',
      text: 'author ignores upper and lower case, even of letters beyond ASCII such as É.',
    },
    {
      id: 'LIST-09',
      from: 'contract',
      text: 'Several filters select only the books that match all of them.',
    },
    {
      id: 'LIST-10',
      from: 'contract',
      text: 'sort can be title, author, price, stock or created_at; without sort and order the oldest book is first.',
    },
    { id: 'LIST-11', from: 'contract', text: 'Prices are sorted as numbers.' },
    {
      id: 'LIST-12',
      from: 'contract',
      text: 'order=desc is the exact reverse of order=asc: books with the same sort value are sorted by id in the same direction.',
    },
    {
      id: 'LIST-13',
      from: 'contract',
      text: 'Every matching book is on exactly one page.',
    },
    {
      id: 'LIST-14',
      from: 'contract',
      text: 'X-Total-Count is the number of matching books on all pages.',
    },
    {
      id: 'LIST-15',
      from: 'contract',
      text: 'In Link, rel="last" is the last page that has a book, even if the total is a multiple of the limit; an empty list has one page.',
    },
    {
      id: 'LIST-16',
      from: 'contract',
      text: 'Every URL in Link has the same filters, sorting and limit.',
    },
    {
      id: 'LIST-17',
      from: 'contract',
      text: 'The last page has no rel="next", and the first page has no rel="prev".',
    },
    {
      id: 'LIST-18',
      from: 'contract',
      text: 'An unknown or repeated parameter gets 400 with its name.',
    },
    {
      id: 'LIST-19',
      from: 'contract',
      text: 'An invalid value gets 400 with the name of its parameter.',
    },
    { id: 'LIST-20', from: 'contract', text: 'A min_price above max_price gets 400.' },
  ],
} as const satisfies Area;
