import type { Area } from '../area.ts';

export const webElements = {
  slug: 'web-elements',
  title: 'Web Elements Demo',
  place: { pages: ['/web-elements'] },
  rules: [
    {
      id: 'DEMO-01',
      from: '§2.4',
      text: 'A drop on the zone shows its place in pixels from the top left corner of the zone, such as "X: 40, Y: 30".',
    },
    { id: 'DEMO-02', from: '§2.4', text: 'A drop outside the zone shows nothing.' },
    {
      id: 'DEMO-03',
      from: '§2.4',
      text: 'The hover box changes its style while the pointer is on it.',
    },
    {
      id: 'DEMO-04',
      from: '§2.4',
      text: 'The slider goes from 0 to 100 in steps of 1 and shows "Value: " and its value.',
    },
    {
      id: 'DEMO-05',
      from: '§5',
      text: 'Basic Auth says "Authentication successful!" to the pair of the login page and "Invalid credentials!" to every other.',
    },
    {
      id: 'DEMO-06',
      from: '§5',
      text: 'Basic Auth does not show the pair and does not log in to the site.',
    },
    {
      id: 'DEMO-07',
      from: '§2.4',
      text: 'Get Location shows latitude and longitude, or "Error: " and the message of the browser; before the click the page does not ask.',
    },
    {
      id: 'DEMO-08',
      from: '§2.4',
      text: 'Pressing a key in the area shows "Last key pressed: " and the name of the key; keys elsewhere show nothing.',
    },
    {
      id: 'DEMO-09',
      from: '§2.4',
      text: 'In the table name and email of a row are edited in place, and the role is Admin or User.',
    },
  ],
} as const satisfies Area;
