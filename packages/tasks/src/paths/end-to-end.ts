import type { Path } from '../task.ts';
import { gate } from './gates.ts';

export const endToEnd: Path<'end-to-end'> = {
  syllabus: { ctfl: [2], tae: [3] },
  tasks: {
    'gate-shop': {
      title: 'Gate: tests of the shop',
      text: 'Let the grader grade your suite: it finds four defects or more of the areas `cart`, `catalogue` and `payment`, and no harmless change makes it fail.',
      kind: 'graded',
      points: 6,
      minutes: 45,
      rules: ['CART-01', 'PAYMENT-01'],
      hints: [
        'The shop sends nothing to the API: only its pages show a defect. Which sums can you compute yourself?',
        'The option `--only cart,catalogue,payment` makes a card of these areas.',
        'Put two equal products and another one into the cart, change it, and compare every price.',
      ],
      proof: gate({
        areas: ['cart', 'catalogue', 'payment'],
        in: '`cart`, `catalogue` and `payment`',
        found: 4,
      }),
    },
  },
};
