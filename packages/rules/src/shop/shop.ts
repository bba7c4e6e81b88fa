import type { Area } from '../area.ts';

export const shop = {
  slug: 'shop',
  title: 'List of products',
  place: { pages: ['/shopping'] },
  rules: [
    {
      id: 'SHOP-01',
      from: '§9',
      text: 'The list shows six products on a page, and the rest on the last page.',
    },
    {
      id: 'SHOP-02',
      from: '§2.5',
      text: 'Each product that matches the search and the price filter is on exactly one page of the list.',
    },
    {
      id: 'SHOP-03',
      from: '§9',
      text: 'The number of pages is the number of matching products divided by six, rounded up; an empty list has one page.',
    },
    {
      id: 'SHOP-04',
      from: '§2.5',
      text: 'The search finds a product when its name contains the typed text, at any place.',
    },
    {
      id: 'SHOP-05',
      from: 'rule book',
      text: 'The search ignores letter case, accents, and spaces before and after the text.',
    },
    {
      id: 'SHOP-06',
      from: 'rule book',
      text: 'Every character in the search box stands for itself: none is a wildcard or a regular expression.',
    },
    { id: 'SHOP-07', from: '§4', text: 'A change of the search leads to page 1.' },
    { id: 'SHOP-08', from: '§4', text: 'A change of the price filter leads to page 1.' },
    {
      id: 'SHOP-09',
      from: '§2.5',
      text: 'The button Clear empties the search box and moves the focus into it; it is disabled while the box is empty.',
    },
    {
      id: 'SHOP-10',
      from: '§2.5',
      text: 'The price filter shows the products that cost at least the minimum and at most the maximum, compared to the cent.',
    },
    {
      id: 'SHOP-11',
      from: '§9',
      text: 'The price filter starts with a minimum of $0 and a maximum of $200.',
    },
    {
      id: 'SHOP-12',
      from: '§5',
      text: 'The minimum cannot be set above the maximum: it stops at the maximum.',
    },
    {
      id: 'SHOP-13',
      from: '§5',
      text: 'The maximum cannot be set below the minimum: it stops at the minimum.',
    },
    { id: 'SHOP-14', from: '§4', text: 'The list starts sorted by name, ascending.' },
    { id: 'SHOP-15', from: '§2.5', text: 'Sorting by price compares the prices as numbers.' },
    {
      id: 'SHOP-16',
      from: '§4',
      text: 'Each further click on the chosen sort button reverses the direction: ascending, descending, ascending.',
    },
    { id: 'SHOP-17', from: 'rule book', text: 'A click on the other sort button sorts ascending.' },
    {
      id: 'SHOP-18',
      from: '§2.5',
      text: 'Sorting applies to the whole list, not only to the page that is shown.',
    },
    {
      id: 'SHOP-19',
      from: 'rule book',
      text: 'A change of the sorting keeps the number of the page.',
    },
    {
      id: 'SHOP-20',
      from: '§2.5',
      text: 'Only the chosen sort button has aria-pressed="true", and only it shows an arrow: ↑ for ascending, ↓ for descending.',
    },
    {
      id: 'SHOP-21',
      from: 'rule book',
      text: 'The line Results names the first and the last position that is shown, and the number of matching products: "Showing 7 to 10 of 10".',
    },
    {
      id: 'SHOP-22',
      from: '§2.5',
      text: 'When no product matches, the line Results says "No products found matching your criteria."',
    },
    {
      id: 'SHOP-23',
      from: 'rule book',
      text: 'The button Show all products, which appears when no product matches, resets search, price filter and sorting.',
    },
    {
      id: 'SHOP-24',
      from: 'rule book',
      text: 'Previous is disabled on the first page, and Next is disabled on the last page.',
    },
    {
      id: 'SHOP-25',
      from: 'rule book',
      text: 'The button of the page that is shown has aria-current="page".',
    },
    {
      id: 'SHOP-26',
      from: 'rule book',
      text: 'Turning the page moves the focus to the heading Products.',
    },
    {
      id: 'SHOP-27',
      from: '§2.5',
      text: 'A click on the picture, the name, the description or the price of a card opens the page of the product that this card shows.',
    },
    {
      id: 'SHOP-28',
      from: 'decision 0043',
      text: 'The address holds search, prices, sorting and page: a reload or a copied link shows the same list.',
    },
    {
      id: 'SHOP-29',
      from: 'decision 0043',
      text: 'A value in the address that is not allowed is ignored, and the list shows its default instead.',
    },
    {
      id: 'SHOP-30',
      from: 'decision 0043',
      text: 'Back undoes a change of the sorting or the page; a change of the search or the price filter adds no entry to the history.',
    },
    {
      id: 'SHOP-31',
      from: '§3',
      text: 'The shop has ten products, each with a picture of its own.',
    },
  ],
} as const satisfies Area;
