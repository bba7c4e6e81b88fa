import { area } from '../area.ts';

export const join = area({
  slug: 'join',
  title: 'Joining a class',
  place: { pages: ['/join'] },
  rules: [
    'JOIN-01 page: The address with the key of a member says who the member is, and each new tab of the browser then uses the workspace with this name.',
    'JOIN-02 page: A workspace that the address names, or that the tab already has, takes precedence over the key of the class.',
    'JOIN-03 page: The parameter ?to= leads on at once to a page of this site, and never to another site.',
    'JOIN-04 page: An unknown key, a replaced key and a text that is not a key are refused, the page says what to do, and the workspace of the tab stays.',
    'JOIN-05 page: The base URL, the variables and the Postman environment name the workspace of the member, and a request to the base URL is answered.',
    'JOIN-06 page: The message of the teacher arrives without a reload, and the raised hand can be taken down by the teacher.',
    'JOIN-07 page: The button This is not me removes the key from the browser.',
  ],
});
