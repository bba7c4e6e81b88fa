import type { Area } from '../area.ts';

export const cursorPages = {
  slug: 'cursor-pages',
  title: 'Cursor pages',
  place: { endpoints: ['cursorLab.pageThroughBooks'] },
  rules: [
    {
      id: 'CURSOR-01',
      from: 'contract',
      text: 'A page has next_cursor and a Link with rel="next" while books follow it; the last page has next_cursor null and no Link.',
    },
    {
      id: 'CURSOR-02',
      from: 'rule book',
      text: 'Whoever follows rel="next" to the last page reads each book that stays unchanged exactly once, however many others are added and deleted between the pages.',
    },
    {
      id: 'CURSOR-03',
      from: 'contract',
      text: 'Filters, sort and order mean the same as in GET /books, and limit can be any whole number from 1 to 100.',
    },
    {
      id: 'CURSOR-04',
      from: 'rule book',
      text: 'A cursor that was changed, made up or made in another workspace gets 400 with the pointer /cursor.',
    },
    {
      id: 'CURSOR-05',
      from: 'contract',
      text: 'A cursor with other filters or another order than those of its page gets 400 with the pointer /cursor; limit may change.',
    },
    {
      id: 'CURSOR-06',
      from: 'contract',
      text: 'A cursor is valid for 15 minutes by the clock of the workspace; from then on it gets 410.',
    },
  ],
} as const satisfies Area;
