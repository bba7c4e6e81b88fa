import { area } from '../area.ts';

export const items = area({
  slug: 'items',
  title: 'Items',
  place: { endpoints: ['items.listItems', 'items.getItem'] },
  rules: [
    'ITEM-01 §3: The list has the ten products of the shop, each with id, name, description, price and image.',
    'ITEM-02 contract: The response with one product has its two long texts, longDescription and longdescriptionproductitem.',
    'ITEM-03 contract: An unknown id gets 404.',
    'ITEM-04 contract: An id that is not a whole number from 1 to 2147483647 gets 400.',
    'ITEM-05 contract: The items are the same at the root of the site and under /v1/practice.',
  ],
  where: {
    'ITEM-01': ['items.listItems'],
    'ITEM-02': ['items.getItem'],
    'ITEM-03': ['items.getItem'],
    'ITEM-04': ['items.getItem'],
  },
});
