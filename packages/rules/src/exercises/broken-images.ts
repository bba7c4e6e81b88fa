import type { Area } from '../area.ts';

export const brokenImages = {
  slug: 'broken-images',
  title: 'Broken Images',
  place: { exercise: 'broken-images' },
  rules: [
    {
      id: 'IMAGE-01',
      from: '§2.3',
      text: 'The valid image loads and is 320 pixels wide and 200 high.',
    },
    {
      id: 'IMAGE-02',
      from: '§2.3',
      text: 'The request for the broken image gets 404, and the natural width of the image is 0.',
    },
    {
      id: 'IMAGE-03',
      from: 'rule book',
      text: 'The lines Valid image and Broken image say whether each image has loaded or failed to load.',
    },
  ],
} as const satisfies Area;
