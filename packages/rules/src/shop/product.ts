import type { Area } from '../area.ts';

export const product = {
  slug: 'product',
  title: 'Product page',
  place: { pages: ['/product/:id'] },
  rules: [
    {
      id: 'PRODUCT-01',
      from: '§2.6',
      text: 'The page of a product shows its name as the heading, its picture, its short and its long description, and what is in the box.',
    },
    {
      id: 'PRODUCT-02',
      from: '§2.6',
      text: 'The price reads "Price: $" and the amount with two decimals.',
    },
    {
      id: 'PRODUCT-03',
      from: '§2.6',
      text: 'A drawing replaces a picture that is missing or does not load.',
    },
    {
      id: 'PRODUCT-04',
      from: '§2.6',
      text: 'Add to Cart adds the product that the page shows, also when the page was opened from another product.',
    },
    {
      id: 'PRODUCT-05',
      from: '§9',
      text: 'Related Products shows four products, or all others when there are fewer than four.',
    },
    { id: 'PRODUCT-06', from: '§2.6', text: 'A product is never among its own related products.' },
    {
      id: 'PRODUCT-07',
      from: 'rule book',
      text: 'The related products of a page are all different.',
    },
    {
      id: 'PRODUCT-08',
      from: '§2.6',
      text: 'A click on a related product shows that product: its name, picture, texts and price.',
    },
    {
      id: 'PRODUCT-09',
      from: '§2.6',
      text: 'A related product opens with the top of the page in view.',
    },
    {
      id: 'PRODUCT-10',
      from: 'rule book',
      text: 'After a new load with the same ?seed= the same steps show the same related products.',
    },
    {
      id: 'PRODUCT-11',
      from: '§8',
      text: 'When the related products cannot be loaded, the page works without them and the failure is only logged in the console.',
    },
    {
      id: 'PRODUCT-12',
      from: 'rule book',
      text: 'The page of a product that does not exist answers 404 with the 404 page.',
    },
    {
      id: 'PRODUCT-13',
      from: 'rule book',
      text: 'Back to Shopping leads to the list of products.',
    },
    { id: 'PRODUCT-14', from: 'rule book', text: 'A reload shows the same product.' },
  ],
} as const satisfies Area;
