import { area } from '../area.ts';

export const settings = area({
  slug: 'settings',
  title: 'Speed and seed',
  place: 'every page',
  rules: [
    'SET-01 rule book: ?speed=20 divides every wait that the site simulates by 20, for the browser tab; a delay of the API and a time limit stay as they are.',
    'SET-02 decision 0093: No speed cuts a message below one second; a message that is shorter anyway keeps its time.',
    'SET-03 rule book: ?seed= fixes the random choices of the site, for the browser tab.',
    'SET-04 rule book: The footer names speed and seed while they are set, each with a link that resets it.',
    'SET-05 rule book: A speed that is not a positive number, or a seed that is not a whole number, is ignored, and the footer says so.',
    'SET-06 rule book: About has fields that set the speed and the seed of the tab; an empty field resets its setting.',
  ],
});
