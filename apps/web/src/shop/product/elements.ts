import type { ElementRow } from '../../practice/lesson.ts';

export const elementsOf = ({ name }: { readonly name: string }): readonly ElementRow[] => [
  {
    what: 'Leads back to all products',
    role: 'link',
    name: 'Back to Shopping',
    testId: 'back-to-shopping',
  },
  { what: 'The picture', role: 'img', name, testId: 'product-picture' },
  { what: 'The long description', role: 'paragraph', testId: 'product-long-description' },
  { what: 'The price', role: 'paragraph', testId: 'product-price' },
  {
    what: 'Puts the product into the cart; its name is “Added!” for a moment',
    role: 'button',
    name: 'Add to Cart',
    testId: 'add-to-cart',
  },
  { what: 'Four other products', role: 'list', testId: 'related-products' },
  { what: 'Leads to the cart', role: 'link', testId: 'nav-cart' },
  {
    what: 'How many products are in the cart',
    testId: 'cart-badge',
    appears: 'while the cart has any',
  },
];
