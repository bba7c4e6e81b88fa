import type { Exercise } from '../../exercise.ts';

export const brokenImages: Exercise = {
  slug: 'broken-images',
  path: '/webelements/broken-images',
  title: 'Broken Images',
  group: 'Elements',
  trains:
    'Tell a valid image from a broken one: by its natural width, or by the status of its request. The server answers 404 to the broken one, and the browser logs that in its console.',
  elements: [
    { what: 'The valid image', role: 'img', name: 'A pair of gloves', testId: 'image-valid' },
    { what: 'The broken image', role: 'img', name: 'A lost picture', testId: 'image-broken' },
    {
      what: 'What became of the valid image',
      role: 'status',
      name: 'Valid image',
      testId: 'image-valid-state',
    },
    {
      what: 'What became of the broken image',
      role: 'status',
      name: 'Broken image',
      testId: 'image-broken-state',
    },
  ],
  expectedError: /status of 404 .*\/pictures\/lost\.png/,
  page: () => import('./page.tsx'),
};
