import { area } from '../area.ts';

export const playground = area({
  slug: 'playground',
  title: 'Playground',
  place: { pages: ['/webelements'] },
  rules: [
    'PLAYGROUND-01 §2.2: The list has three groups, Elements, Widgets and Interactions, which open and close, and are closed at first.',
    'PLAYGROUND-02 §2.2: A click on an exercise of the list shows it in place, and the address stays the same.',
    'PLAYGROUND-03 decision 0095: Each exercise of the list is a link to its own page: a click with Ctrl or the middle button opens that page in a new tab.',
    'PLAYGROUND-04 rule book: The link of the chosen exercise is marked as current.',
    'PLAYGROUND-05 rule book: The chosen exercise has the focus on its heading.',
    'PLAYGROUND-06 rule book: Back and Forward move between the chosen exercises, and a reload keeps the chosen one, with its group open.',
    'PLAYGROUND-07 rule book: The short name of every exercise, such as /webelements/radio, leads to the page of the exercise.',
    'PLAYGROUND-08 rule book: The elements of an exercise, here and on its own page, are in one element that has the class componentContainer.',
    'PLAYGROUND-09 rule book: Input and Button Form is in the entry of Simple Input Form, and Horizontal Slider in that of Slider; both keep their page, their link and their place with Next.',
  ],
});
