import type { Exercise } from '../../exercise.ts';

export const geolocation: Exercise = {
  slug: 'geolocation',
  path: '/webelements/geolocationpage',
  title: 'Geolocation',
  group: 'Interactions',
  trains:
    'The page asks the browser for its position when it loads and when you click. Grant or refuse the permission, set a position, and assert what the page makes of it. The WebDriver of WebKit can do neither.',
  elements: [
    { what: 'Asks again', role: 'button', name: 'Get Location', testId: 'geolocation-get' },
    { what: 'The position', role: 'status', name: 'Position', testId: 'geolocation-position' },
  ],
  page: () => import('./page.tsx'),
};
