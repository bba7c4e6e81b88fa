import { area } from '../area.ts';

export const locatorLadder = area({
  slug: 'locator-ladder',
  title: 'Lab: Locator ladder',
  place: { lab: 'locator-ladder' },
  rules: {
    'LADDER-01':
      'rule book: On each of the eight rungs one element is asked for, and what the heading of the rung names tells it from the others; none of them has an id or a test id.',
    'LADDER-02':
      'rule book: On four rungs the element that is asked for stands first, on the other four last; the seed decides which.',
    'LADDER-03':
      'rule book: A rung says "right" when the element that is asked for was used, and "wrong" when a wrong element was used; "wrong" stays until the page is loaded again.',
    'LADDER-04':
      'rule book: The lab is solved when all eight rungs are right; as long as a rung is wrong, the verdict names it and says to load the page again.',
  },
});
