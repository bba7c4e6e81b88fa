import type { Area } from '../area.ts';

export const items = {
  slug: 'items',
  title: 'Items',
  place: { endpoints: ['items.listItems', 'items.getItem'] },
  rules: [
    {
      id: 'ITEM-01',
      from: '§3',
      where: ['items.listItems'],
      text: 'The list has the ten products of the shop, each with id, name, description, price and image.',
    },
    {
      id: 'ITEM-02',
      from: 'contract',
      where: ['items.getItem'],
      text: 'The reply with one product has its two long texts, longDescription and longdescriptionproductitem.',
    },
    {
      id: 'ITEM-03',
      from: 'contract',
      where: ['items.getItem'],
      text: 'An unknown id gets 404.',
    },
    {
      id: 'ITEM-04',
      from: 'contract',
      where: ['items.getItem'],
      text: 'An id that is not a whole number from 1 to 2147483647 gets 400.',
    },
    {
      id: 'ITEM-05',
      from: 'contract',
      text: 'The items are the same at the root of the site and under /v1/practice.',
    },
  ],
} as const satisfies Area;
