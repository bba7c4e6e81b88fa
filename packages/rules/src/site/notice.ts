import { area } from '../area.ts';

export const noticeRules = area({
  slug: 'notice',
  title: 'Break this page',
  place: 'every page',
  rules: [
    'NOTICE-04 rule book: Where a grader can be there, each exercise, the shop, each product and the checkout have the button Break this page, and nothing asks the grader before it is pressed.',
    'NOTICE-05 rule book: Break this page opens this page with one of its defects in a new tab, names the address for a test, and Show me where tells the rule that is broken; the next click opens the next defect.',
    'NOTICE-06 rule book: While the first broken copy is built, the page says how long that has taken; if there is none in the end, it says why.',
  ],
});
