import { area } from '../area.ts';

export const shop = area({
  slug: 'shop',
  title: 'List of products',
  place: { pages: ['/shopping'] },
  rules: {
    'SHOP-01': '§9: The list shows six products on a page, and the rest on the last page.',
    'SHOP-02':
      '§2.5: Each product that matches the search and the price filter is on exactly one page of the list.',
    'SHOP-03':
      '§9: The number of pages is the number of matching products divided by six, rounded up; an empty list has one page.',
    'SHOP-04':
      '§2.5: The search finds a product when its name contains the typed text, at any place.',
    'SHOP-05':
      'rule book: The search ignores letter case, accents, and spaces before and after the text.',
    'SHOP-06':
      'rule book: Every character in the search box stands for itself: none is a wildcard or a regular expression.',
    'SHOP-07': '§4: A change of the search leads to page 1.',
    'SHOP-08': '§4: A change of the price filter leads to page 1.',
    'SHOP-09':
      '§2.5: The button Clear empties the search box and moves the focus into it; it is disabled while the box is empty.',
    'SHOP-10':
      '§2.5: The price filter shows the products that cost at least the minimum and at most the maximum, compared to the cent.',
    'SHOP-11': '§9: The price filter starts with a minimum of $0 and a maximum of $200.',
    'SHOP-12': '§5: The minimum cannot be set above the maximum: it stops at the maximum.',
    'SHOP-13': '§5: The maximum cannot be set below the minimum: it stops at the minimum.',
    'SHOP-14': '§4: The list starts sorted by name, ascending.',
    'SHOP-15': '§2.5: Sorting by price compares the prices as numbers.',
    'SHOP-16':
      '§4: Each further click on the chosen sort button reverses the direction: ascending, descending, ascending.',
    'SHOP-17': 'rule book: A click on the other sort button sorts ascending.',
    'SHOP-18': '§2.5: Sorting applies to the whole list, not only to the page that is shown.',
    'SHOP-19': 'rule book: A change of the sorting keeps the number of the page.',
    'SHOP-20':
      '§2.5: The sort buttons are named "Sort by Name" and "Sort by Price"; only the chosen one has aria-pressed="true", and only it shows an arrow: ↑ for ascending, ↓ for descending.',
    'SHOP-21':
      'rule book: The line Results names the first and the last position that is shown, and the number of matching products: "Showing 7 to 10 of 10".',
    'SHOP-22':
      '§2.5: When no product matches, the line Results says "No products found matching your criteria."',
    'SHOP-23':
      'rule book: The button Show all products, which appears when no product matches, resets search, price filter and sorting.',
    'SHOP-24':
      'rule book: Previous is disabled on the first page, and Next is disabled on the last page.',
    'SHOP-25': 'rule book: The button of the page that is shown has aria-current="page".',
    'SHOP-26': 'rule book: Turning the page moves the focus to the heading Products.',
    'SHOP-27':
      '§2.5: A click on the picture, the name, the description or the price of a card opens the page of the product that this card shows.',
    'SHOP-28':
      'decision 0043: The address holds search, prices, sorting and page: a reload or a copied link shows the same list.',
    'SHOP-29':
      'decision 0043: A value in the address that is not allowed is ignored, and the list shows its default instead.',
    'SHOP-30':
      'decision 0043: Back undoes a change of the sorting or the page; a change of the search or the price filter adds no entry to the history.',
    'SHOP-31': '§3: The shop has ten products, each with a picture of its own.',
  },
});
