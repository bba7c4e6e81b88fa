import { area } from '../area.ts';

export const addToCart = area({
  slug: 'add-to-cart',
  title: 'Add to Cart',
  place: { pages: ['/shopping', '/product/:id'] },
  rules: [
    'ADD-01 §4: A click on Add to Cart adds one piece of that product at the end of the cart, even when the cart has it already.',
    'ADD-02 §9: After the click the button says "Added!" for 500 milliseconds, then "Add to Cart" again.',
    'ADD-03 §2.5: The button is disabled while it says "Added!", so that a double click adds one piece.',
    'ADD-04 rule book: Adding a product disables only the button that was clicked.',
    'ADD-05 rule book: Adding a product leaves the visitor on the page.',
    'ADD-06 rule book: The button has the focus again after "Added!" when it had the focus before.',
  ],
});
