import type { Area } from '../area.ts';

export const addToCart = {
  slug: 'add-to-cart',
  title: 'Add to Cart',
  place: { pages: ['/shopping', '/product/:id'] },
  rules: [
    {
      id: 'ADD-01',
      from: '§4',
      text: 'A click on Add to Cart adds one piece of that product at the end of the cart, also when the cart has it already.',
    },
    {
      id: 'ADD-02',
      from: '§9',
      text: 'After the click the button says "Added!" for 500 milliseconds, then "Add to Cart" again.',
    },
    {
      id: 'ADD-03',
      from: '§2.5',
      text: 'The button is disabled while it says "Added!", so that a double click adds one piece.',
    },
    {
      id: 'ADD-04',
      from: 'rule book',
      text: 'Adding a product disables only the button that was clicked.',
    },
    { id: 'ADD-05', from: 'rule book', text: 'Adding a product leaves the visitor on the page.' },
    {
      id: 'ADD-06',
      from: 'rule book',
      text: 'The button has the focus again after "Added!" when it had the focus before.',
    },
  ],
} as const satisfies Area;
