import { exerciseArea } from '../area.ts';

export const geolocation = exerciseArea('geolocation', 'Geolocation', [
  'GEO-01 §2.3: The page asks for the position when it loads and at each click on Get Location.',
  'GEO-02 §2.3: The position reads "Latitude: 52.37, Longitude: 4.89": the numbers of the browser with their signs.',
  'GEO-03 §2.3: A failure shows "Error: " and the message of the browser.',
  'GEO-04 §2.3: A browser without geolocation shows "Geolocation is not supported by this browser."',
  'GEO-05 rule book: When the page has the permission and the browser finds no position within 10 seconds, the page shows an error.',
]);
