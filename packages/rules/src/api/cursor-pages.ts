import { area } from '../area.ts';

export const cursorPages = area({
  slug: 'cursor-pages',
  title: 'Cursor pages',
  place: { endpoints: ['cursorLab.pageThroughBooks'] },
  rules: [
    'CURSOR-01 contract: A page has next_cursor and a Link with rel="next" while books follow it; the last page has next_cursor null and no Link.',
    'CURSOR-02 rule book: Whoever follows rel="next" to the last page reads each book that stays unchanged exactly once, however many others are added and deleted between the pages.',
    'CURSOR-03 contract: Filters, sort and order mean the same as in GET /books, and limit can be any whole number from 1 to 100.',
    'CURSOR-04 rule book: A cursor that was changed, made up or made in another workspace gets 400 with the pointer /cursor.',
    'CURSOR-05 contract: A cursor with other filters or another order than those of its page gets 400 with the pointer /cursor; limit may change.',
    'CURSOR-06 contract: A cursor is valid for 15 minutes by the clock of the workspace; from then on it gets 410.',
  ],
});
