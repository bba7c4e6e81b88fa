import type { Area } from '../area.ts';

export const cart = {
  slug: 'cart',
  title: 'Cart',
  place: { pages: ['/checkout'] },
  rules: [
    {
      id: 'CART-01',
      from: '§4',
      text: 'Every piece that was added has a row of its own, in the order in which the pieces were added.',
    },
    {
      id: 'CART-02',
      from: '§2.7',
      text: 'The rows are numbered from 1 without gaps, also after a removal.',
    },
    { id: 'CART-03', from: '§2.7', text: 'The total is the sum of the rows, duplicates included.' },
    { id: 'CART-04', from: '§2.7', text: 'The total is exact to the cent.' },
    {
      id: 'CART-05',
      from: '§4',
      text: 'The button Remove removes its own row and no other, also when other rows hold the same product.',
    },
    { id: 'CART-06', from: '§2.7', text: 'The total follows every removal.' },
    {
      id: 'CART-07',
      from: '§2.1',
      text: 'The badge of the link Cart counts the pieces in the cart, duplicates included.',
    },
    { id: 'CART-08', from: '§2.1', text: 'An empty cart has no badge.' },
    {
      id: 'CART-09',
      from: 'rule book',
      text: 'Each Remove button is named after the product and the number of its own row: "Remove Desk Lamp, row 2".',
    },
    {
      id: 'CART-10',
      from: 'rule book',
      text: 'After a removal the focus is on the Remove button that now has the same row number, or on the last one when no row has it; in an empty cart it is on the heading Shopping cart.',
    },
    {
      id: 'CART-11',
      from: '§2.7',
      text: 'An empty cart shows "Your cart is empty", the link Continue Shopping and "Please add items to your cart before proceeding to payment", and no table.',
    },
    {
      id: 'CART-12',
      from: '§2.7',
      text: 'The cart has the columns #, Product, Price and Actions.',
    },
    {
      id: 'CART-13',
      from: '§4',
      text: 'The cart is kept from page to page, and a reload empties it.',
    },
    {
      id: 'CART-14',
      from: '§2.7',
      text: 'Back to Shopping leads to the list of products and keeps the cart.',
    },
    {
      id: 'CART-15',
      from: 'rule book',
      text: 'Prices and totals read $ and the amount with two decimals, without a thousands separator.',
    },
  ],
} as const satisfies Area;
