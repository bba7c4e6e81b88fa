import { area } from '../area.ts';

export const lists = area({
  slug: 'lists',
  title: 'Lists of books',
  place: { endpoints: ['books.listBooks'] },
  rules: {
    'LIST-01': 'contract: Without a limit a page holds ten books.',
    'LIST-02': 'contract: limit can be any whole number from 1 to 100; any other value gets 400.',
    'LIST-03':
      'contract: page can be any whole number from 1 to 1000000; a page after the last one gets 200 with an empty list.',
    'LIST-04': 'contract: min_price selects the books with this price or a higher one.',
    'LIST-05': 'contract: max_price selects the books with this price or a lower one.',
    'LIST-06': 'contract: category ignores upper and lower case.',
    'LIST-07':
      'contract: category selects the books with exactly this category: Science does not select Science Fiction.',
    'LIST-08':
      'contract: author ignores upper and lower case, even of letters beyond ASCII such as É.',
    'LIST-09': 'contract: Several filters select only the books that match all of them.',
    'LIST-10':
      'contract: sort can be title, author, price, stock or created_at; without sort and order the newest book is first, and with sort alone the order is ascending.',
    'LIST-11': 'contract: Prices are sorted as numbers.',
    'LIST-12':
      'contract: order=desc is the exact reverse of order=asc: books with the same sort value are sorted by id in the same direction.',
    'LIST-13': 'contract: Every matching book is on exactly one page.',
    'LIST-14':
      'contract: X-Total-Count is the number of matching books on all pages, and of those that skip leaves out.',
    'LIST-15':
      'contract: In Link, rel="last" is the last page that has a book, even if the total is a multiple of the limit; an empty list has one page.',
    'LIST-16': 'contract: Every URL in Link has the same filters, sorting and limit.',
    'LIST-17': 'contract: The last page has no rel="next", and the first page has no rel="prev".',
    'LIST-18':
      'contract: An unknown or repeated parameter gets 400 with its name, and the refusal of an unknown one names those that exist.',
    'LIST-19': 'contract: An invalid value gets 400 with the name of its parameter.',
    'LIST-20': 'contract: A min_price above max_price gets 400.',
    'LIST-21':
      'RFC 9110: Accept chooses application/json, text/csv or application/xml by its q-values, and the Vary of every response names Accept.',
    'LIST-22':
      'decision 0192: JSON is the answer without Accept, to */* and to a browser, whose Accept prefers text/html.',
    'LIST-23':
      'contract: As text/csv the list is the header and the rows that GET /labs/books.csv has for the books of the page.',
    'LIST-24':
      'contract: As application/xml the list is a well-formed document of XML 1.0, whose element books has an element book for each book of the page, with an element for each field.',
    'LIST-25':
      'decision 0192: In XML every text is as in JSON, except that U+FFFE and U+FFFF, which XML 1.0 cannot hold, are U+FFFD.',
    'LIST-26': 'contract: X-Total-Count and Link are the same in each format.',
    'LIST-27':
      'decision 0304: q selects the books with this text in the title, the author or the description, and ignores upper and lower case.',
    'LIST-28':
      'decision 0304: skip leaves out so many books, from 0 to 1000000, and the pages begin behind them; without page and with limit it is a window of the list.',
  },
});
