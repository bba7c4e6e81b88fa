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
      text: 'limit takes every whole number from 1 to 100; any other value is a 400.',
    },
    {
      id: 'LIST-03',
      from: 'contract',
      text: 'page takes every whole number from 1 to 1000000; a page after the last is a 200 with an empty list.',
    },
    {
      id: 'LIST-04',
      from: 'contract',
      text: 'min_price lists the books that cost at least this much, a book of exactly this price included.',
    },
    {
      id: 'LIST-05',
      from: 'contract',
      text: 'max_price lists the books that cost at most this much, a book of exactly this price included.',
    },
    { id: 'LIST-06', from: 'contract', text: 'category ignores letter case.' },
    {
      id: 'LIST-07',
      from: 'contract',
      text: 'category lists the books whose whole category is this one: Science does not list Science Fiction.',
    },
    {
      id: 'LIST-08',
      from: 'contract',
      text: 'author ignores letter case, also that of letters beyond ASCII such as É.',
    },
    {
      id: 'LIST-09',
      from: 'contract',
      text: 'Several filters list only the books that match all of them.',
    },
    {
      id: 'LIST-10',
      from: 'contract',
      text: 'sort takes title, author, price, stock and created_at; without it the oldest book comes first.',
    },
    { id: 'LIST-11', from: 'contract', text: 'Prices are sorted as numbers.' },
    {
      id: 'LIST-12',
      from: 'contract',
      text: 'order=desc is the exact reverse of order=asc: books that are equal in the sorted field follow each other by id.',
    },
    {
      id: 'LIST-13',
      from: 'contract',
      text: 'All pages together list every matching book exactly once.',
    },
    {
      id: 'LIST-14',
      from: 'contract',
      text: 'X-Total-Count is the number of books that match the filters, on all pages together.',
    },
    {
      id: 'LIST-15',
      from: 'contract',
      text: 'In Link, rel="last" is the last page that has a book, also when the total divides evenly by the limit; an empty list has one page.',
    },
    {
      id: 'LIST-16',
      from: 'contract',
      text: 'Every address in Link keeps the filters, the sorting and the limit.',
    },
    {
      id: 'LIST-17',
      from: 'contract',
      text: 'rel="next" is missing on the last page and rel="prev" on the first: following next ends.',
    },
    {
      id: 'LIST-18',
      from: 'contract',
      text: 'A parameter that is not known, or is there twice, is a 400 that names it.',
    },
    {
      id: 'LIST-19',
      from: 'contract',
      text: 'A value that is not allowed is a 400 that names its parameter.',
    },
    { id: 'LIST-20', from: 'contract', text: 'A min_price above max_price is a 400.' },
  ],
} as const satisfies Area;
