import { area } from '../area.ts';

export const product = area({
  slug: 'product',
  title: 'Product page',
  place: { pages: ['/product/:id'] },
  rules: [
    'PRODUCT-01 §2.6: The page of a product shows its name as the heading, its picture, its short and its long description, and what is in the box.',
    'PRODUCT-02 §2.6: The price reads "Price: $" and the amount with two decimals.',
    'PRODUCT-03 §2.6: A drawing replaces a picture that is missing or does not load.',
    'PRODUCT-04 §2.6: Add to Cart adds the product that the page shows, even when the page was opened from another product.',
    'PRODUCT-05 §9: Related Products shows four products, or all others when there are fewer than four.',
    'PRODUCT-06 §2.6: A product is never among its own related products.',
    'PRODUCT-07 rule book: The related products of a page are all different.',
    'PRODUCT-08 §2.6: A click on a related product shows that product: its name, picture, texts and price.',
    'PRODUCT-09 §2.6: A related product opens with the top of the page in view.',
    'PRODUCT-10 rule book: After a new load with the same ?seed= the same steps show the same related products.',
    'PRODUCT-11 §8: When the related products cannot be loaded, the page works without them and the failure is only logged in the console.',
    'PRODUCT-12 rule book: The page of a product that does not exist answers 404 with the 404 page.',
    'PRODUCT-13 rule book: Back to Shopping leads to the list of products.',
    'PRODUCT-14 rule book: A reload shows the same product.',
  ],
});
