import { area } from '../area.ts';

export const cart = area({
  slug: 'cart',
  title: 'Cart',
  place: { pages: ['/checkout'] },
  rules: [
    'CART-01 §4: Every piece that was added has a row of its own, in the order in which the pieces were added.',
    'CART-02 §2.7: The rows are numbered from 1 without gaps, also after a removal.',
    'CART-03 §2.7: The total is the sum of the rows, duplicates included.',
    'CART-04 §2.7: The total is exact to the cent.',
    'CART-05 §4: The button Remove removes its own row and no other, even when other rows hold the same product.',
    'CART-06 §2.7: The total follows every removal.',
    'CART-07 §2.1: The badge of the link Cart counts the pieces in the cart, duplicates included.',
    'CART-08 §2.1: An empty cart has no badge.',
    'CART-09 rule book: Each Remove button is named after the product and the number of its own row: "Remove Desk Lamp, row 2".',
    'CART-10 rule book: After a removal the focus is on the Remove button that now has the same row number, or on the last one when no row has it; in an empty cart it is on the heading Shopping cart.',
    'CART-11 §2.7: An empty cart shows "Your cart is empty", the link Continue Shopping and "Please add items to your cart before proceeding to payment", and no table.',
    'CART-12 §2.7: The cart has the columns #, Product, Price and Actions.',
    'CART-13 §4: The cart is kept from page to page, and a reload empties it.',
    'CART-14 §2.7: Back to Shopping leads to the list of products and keeps the cart.',
    'CART-15 rule book: Prices and totals read $ and the amount with two decimals, without a thousands separator.',
  ],
});
