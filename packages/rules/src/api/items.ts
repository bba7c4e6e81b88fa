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
      text: 'One product comes with its two long texts.',
    },
    {
      id: 'ITEM-03',
      from: 'contract',
      where: ['items.getItem'],
      text: 'An id that no product has is a 404.',
    },
    {
      id: 'ITEM-04',
      from: 'contract',
      where: ['items.getItem'],
      text: 'An id that is not a whole number from 1 on is a 400.',
    },
    {
      id: 'ITEM-05',
      from: 'contract',
      text: 'The items answer the same at the root of the site as under /v1/practice.',
    },
  ],
} as const satisfies Area;
