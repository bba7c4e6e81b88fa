import type { Area } from '../area.ts';

export const geolocation = {
  slug: 'geolocation',
  title: 'Geolocation',
  place: { exercise: 'geolocation' },
  rules: [
    {
      id: 'GEO-01',
      from: '§2.3',
      text: 'The page asks for the position when it loads and at each click on Get Location.',
    },
    {
      id: 'GEO-02',
      from: '§2.3',
      text: 'The position reads "Latitude: 52.37, Longitude: 4.89": the numbers of the browser with their signs.',
    },
    {
      id: 'GEO-03',
      from: '§2.3',
      text: 'A failure shows "Error: " and the message of the browser.',
    },
    {
      id: 'GEO-04',
      from: '§2.3',
      text: 'A browser without geolocation shows "Geolocation is not supported by this browser."',
    },
    {
      id: 'GEO-05',
      from: 'rule book',
      text: 'When the page has the permission and the browser finds no position within 10 seconds, the page shows an error.',
    },
  ],
} as const satisfies Area;
