import { type ElementRow, row } from '../../practice/lesson.ts';

export const elementsOf = ({ name }: { readonly name: string }): readonly ElementRow[] => [
  row('Leads back to all products', 'link', 'Back to Shopping', 'back-to-shopping'),
  row('The picture', 'img', name, 'product-picture'),
  { what: 'The long description', role: 'paragraph', testId: 'product-long-description' },
  { what: 'The price', role: 'paragraph', testId: 'product-price' },
  row(
    'Puts the product into the cart; its name is “Added!” for a moment',
    'button',
    'Add to Cart',
    'add-to-cart',
  ),
  { what: 'Four other products', role: 'list', testId: 'related-products' },
  { what: 'Leads to the cart', role: 'link', testId: 'nav-cart' },
  {
    what: 'How many products are in the cart',
    testId: 'cart-badge',
    appears: 'while the cart has any',
  },
];
