import { area } from '../area.ts';

export const finding = area({
  slug: 'finding',
  title: 'Search',
  place: 'every page',
  rules: [
    'FIND-01 rule book: On /rules the rules of an area are in a fold, which is closed at first; an address with the number of a rule, such as /rules#CART-03, opens the area of the rule and scrolls to it.',
    'FIND-02 rule book: /rules?q= with words shows the rules that have all of them, in open areas; the text of the search is kept in the address.',
    'FIND-03 rule book: The button Find on this site, at the top of every page, opens a dialog that finds pages, exercises, labs, endpoints, types of problems, guides and rules by their words.',
    'FIND-04 WCAG 2.1.1: The arrow keys move between the words and the results, and Enter in the words opens the first result.',
    'FIND-05 WCAG 2.4.3: Escape and Close close the dialog, and the focus returns to where it was.',
    'FIND-06 WCAG 2.1.4: The key / opens the dialog, unless it is pressed in a field, in the content of an exercise or a lab, with Ctrl, Alt or Meta, or by a script, or the key was switched off in the dialog.',
    'FIND-07 rule book: Only the first search loads the dialog and its index; it needs no other request.',
    'FIND-08 rule book: The search of the browser finds the rules of closed areas on /rules, and opens the area.',
  ],
});
