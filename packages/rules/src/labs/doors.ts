import { labArea } from '../area.ts';

export const doors = labArea('doors', 'Doors', [
  'DOOR-01 rule book: The codes of the doors depend on the seed and the workspace alone, and both are in the address of each door.',
  'DOOR-02 rule book: Slow sends its first byte after ?delay= seconds.',
  'DOOR-03 rule book: Picture has its code at once and an image that does not end within 30 seconds, so there is no load event until then.',
  'DOOR-04 rule book: Hops answers with 302, the next address with 303, the one after it with 307, and the last one has the code.',
  'DOOR-05 rule book: Refresh leads on by a meta element after ?delay= seconds, rounded up, and Timer by a script after ?delay= seconds; the document before has another code, and so has the one that follows after three seconds.',
  'DOOR-06 rule book: Basic answers with 401 and a challenge until it gets its username and password.',
  'DOOR-07 rule book: Digest does the same with Digest access authentication and another account, at the second port if the site has one.',
  'DOOR-08 rule book: Status answers with 404, 410 or 500, which the seed and the workspace decide, and its body has the code.',
  'DOOR-09 rule book: Open on the door Error throws an error with the first half of the code and rejects a promise with the second half; the document shows neither.',
  'DOOR-10 rule book: Scripts shows its code only where no script runs, and shows the user agent that has asked for it.',
  'DOOR-11 rule book: A workspace can wait for at most 20 documents and images at a time; one more gets 503 at once.',
  'DOOR-12 rule book: Check says "Solved" if the code of each door is right; otherwise "Not opened" with how many are right, each door that is wrong, and what is wrong with it.',
]);
