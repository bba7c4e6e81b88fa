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
      text: 'The broken image answers 404, and its natural width is 0.',
    },
    {
      id: 'IMAGE-03',
      from: 'rule book',
      text: 'The lines Valid image and Broken image say what became of each image.',
    },
  ],
} as const satisfies Area;
