import { labArea } from '../area.ts';

export const locatorLadder = labArea('locator-ladder', 'Locator ladder', [
  'LADDER-01 rule book: Each of the eight rungs asks for one element, and its heading names what tells that element from the others; none of the elements has an id or a test id.',
  'LADDER-02 rule book: On four rungs the element that is asked for stands first, on the other four last; the seed decides which.',
  'LADDER-03 rule book: A rung says "right" when the element that is asked for was used, and "wrong" when a wrong element was used; "wrong" stays until the page is loaded again.',
  'LADDER-04 rule book: The lab is solved when all eight rungs are right; as long as a rung is wrong, the verdict names it and says to load the page again.',
  'LADDER-05 rule book: ?level=2 has five other rungs, on which the elements differ in their place in the structure alone: after which text a button comes, which card it is in, how many buttons stand before it, which element it contains, and an attribute in lower or upper case.',
  'LADDER-06 rule book: On the second flight the seed decides the order of the elements and the case of the attribute; no seed puts the right element first on every rung, or last on every rung.',
]);
