import { area } from '../area.ts';

export const finding = area({
  slug: 'finding',
  title: 'Search',
  place: 'every page',
  rules: {
    'FIND-01':
      'rule book: On /rules the rules of an area are in a fold, which is closed at first; an address with the number of a rule, such as /rules#CART-03, opens the area of the rule and scrolls to it.',
    'FIND-02':
      'rule book: /rules?q= with words shows the rules that have all of them, in open areas; the text of the search is kept in the address.',
  },
});
