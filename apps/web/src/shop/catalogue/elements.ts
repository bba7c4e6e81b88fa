import { type ElementRow, row } from '../../practice/lesson.ts';

/** Those of a product stand for those of all: the number in the test id is the product's id. */
export const elements: readonly ElementRow[] = [
  row('Searches in names and descriptions', 'searchbox', 'Search products', 'shop-search'),
  row('Empties the search', 'button', 'Clear', 'shop-search-clear'),
  row('The lowest price', 'slider', 'Minimum price', 'price-min'),
  row('The highest price', 'slider', 'Maximum price', 'price-max'),
  row('Sorts by name; its data-state is the direction', 'button', 'Sort by Name', 'sort-name'),
  row('Sorts by price; its data-state is the direction', 'button', 'Sort by Price', 'sort-price'),
  row('Which products are shown, and of how many', 'status', 'Results', 'shop-results'),
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
  row('Leads to the product', 'link', 'Bluetooth Headphones', 'product-link-5', {
    appears: 'in its card',
  }),
  {
    what: 'The price of the product',
    role: 'paragraph',
    testId: 'product-price-5',
    appears: 'in its card',
  },
  row(
    'Puts the product into the cart',
    'button',
    'Add to Cart Bluetooth Headphones',
    'add-to-cart-5',
    { appears: 'in its card' },
  ),
  row('Shows the second page', 'button', 'Page 2', 'page-2'),
  row('Shows the next page', 'button', 'Next', 'page-next'),
  row('Shows all products again', 'button', 'Show all products', 'shop-reset', {
    appears: 'if no product matches',
  }),
  { what: 'Leads to the cart', role: 'link', testId: 'nav-cart' },
];
