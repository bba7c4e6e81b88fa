import type { Area } from '../area.ts';

export const shadowRoots = {
  slug: 'shadow-roots',
  title: 'Lab: Shadow roots',
  place: { lab: 'shadow-roots' },
  rules: [
    {
      id: 'ROOT-01',
      from: 'rule book',
      text: 'The field Guest is in an open shadow root within another open shadow root; document.querySelector does not find it.',
    },
    {
      id: 'ROOT-02',
      from: 'rule book',
      text: 'The field City is in the page and is shown in a slot; the shadow root of its card has no field.',
    },
    {
      id: 'ROOT-03',
      from: 'rule book',
      text: 'The number of nights starts at 1; the buttons change it by one and keep it from 1 to 9.',
    },
    {
      id: 'ROOT-04',
      from: 'rule book',
      text: 'The shadow root of PIN is closed; a click on the element and the Tab key lead into its field.',
    },
    {
      id: 'ROOT-05',
      from: 'rule book',
      text: 'Book shows the form data as a form sends it: guest, city, nights and pin in this order, each with the value that its field has then, also an empty one.',
    },
    {
      id: 'ROOT-06',
      from: 'rule book',
      text: 'Clear empties the three fields and sets the nights to 1, in the page and in the form data.',
    },
    {
      id: 'ROOT-07',
      from: 'rule book',
      text: 'The verdict says "Booked" if the form data has exactly the four wanted values, and otherwise "Not booked" with what each wrong one is.',
    },
    {
      id: 'ROOT-08',
      from: 'rule book',
      text: 'The wanted values depend on the seed alone.',
    },
  ],
} as const satisfies Area;
