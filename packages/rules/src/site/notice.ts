import { area } from '../area.ts';

export const noticeRules = area({
  slug: 'notice',
  title: 'Would your test notice?',
  place: 'every page',
  rules: {
    'NOTICE-01':
      'rule book: Each exercise, the shop, each product and the checkout ask "Would your test notice?", and nothing looks for a grader before the question is opened.',
    'NOTICE-02':
      'rule book: If a grader is there, the question has a link that opens this page with one of its defects.',
    'NOTICE-03':
      'rule book: If no grader is there, the question has the command that starts one; after that, Look again finds the grader.',
  },
});
