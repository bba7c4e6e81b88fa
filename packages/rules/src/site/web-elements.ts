import { area } from '../area.ts';

export const webElements = area({
  slug: 'web-elements',
  title: 'Web Elements Demo',
  place: { pages: ['/web-elements'] },
  rules: [
    'DEMO-01 §2.4: A drop on the zone shows its place in pixels from the top left corner of the zone, such as "X: 40, Y: 30".',
    'DEMO-02 §2.4: A drop outside the zone shows nothing.',
    'DEMO-03 §2.4: The hover box changes its style while the pointer is on it.',
    'DEMO-04 §2.4: The slider goes from 0 to 100 in steps of 1 and shows "Value: " and its value.',
    'DEMO-05 §5: Basic Auth says "Authentication successful!" to the pair of the login page and "Invalid credentials!" to every other.',
    'DEMO-06 §5: Basic Auth does not show the pair and does not log in to the site.',
    'DEMO-07 §2.4: Get Location shows latitude and longitude, or "Error: " and the message of the browser; before the click the page does not ask.',
    'DEMO-08 §2.4: Pressing a key in the area shows "Last key pressed: " and the name of the key; keys elsewhere show nothing.',
    'DEMO-09 §2.4: In the table name and email of a row are edited in place, and the role is Admin or User.',
  ],
});
