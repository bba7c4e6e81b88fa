import type { ElementRow } from '../../practice/lesson.ts';

/** Those of a product stand for those of all: the number in the test id is the product's id. */
export const elements: readonly ElementRow[] = [
  {
    what: 'Searches in names and descriptions',
    role: 'searchbox',
    name: 'Search products',
    testId: 'shop-search',
  },
  { what: 'Empties the search', role: 'button', name: 'Clear', testId: 'shop-search-clear' },
  { what: 'The lowest price', role: 'slider', name: 'Minimum price', testId: 'price-min' },
  { what: 'The highest price', role: 'slider', name: 'Maximum price', testId: 'price-max' },
  {
    what: 'Sorts by name; its data-state is the direction',
    role: 'button',
    name: 'Sort by Name',
    testId: 'sort-name',
  },
  {
    what: 'Sorts by price; its data-state is the direction',
    role: 'button',
    name: 'Sort by Price',
    testId: 'sort-price',
  },
  {
    what: 'Which products are shown, and of how many',
    role: 'status',
    name: 'Results',
    testId: 'shop-results',
  },
  {
    what: 'The cards of the products',
    role: 'list',
    testId: 'product-grid',
    appears: 'if any product matches',
  },
  {
    what: 'A card, which has everything of its product',
    role: 'listitem',
    testId: 'product-card-5',
    appears: 'on the page of its product',
  },
  {
    what: 'Leads to the product',
    role: 'link',
    name: 'Bluetooth Headphones',
    testId: 'product-link-5',
    appears: 'in its card',
  },
  {
    what: 'The price of the product',
    role: 'paragraph',
    testId: 'product-price-5',
    appears: 'in its card',
  },
  {
    what: 'Puts the product into the cart',
    role: 'button',
    name: 'Add to Cart Bluetooth Headphones',
    testId: 'add-to-cart-5',
    appears: 'in its card',
  },
  { what: 'Shows the second page', role: 'button', name: 'Page 2', testId: 'page-2' },
  { what: 'Shows the next page', role: 'button', name: 'Next', testId: 'page-next' },
  {
    what: 'Shows all products again',
    role: 'button',
    name: 'Show all products',
    testId: 'shop-reset',
    appears: 'if no product matches',
  },
  { what: 'Leads to the cart', role: 'link', testId: 'nav-cart' },
];
