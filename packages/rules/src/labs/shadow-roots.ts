import { labArea } from '../area.ts';

export const shadowRoots = labArea('shadow-roots', 'Shadow roots', [
  'ROOT-01 rule book: The field Guest is in an open shadow root within another open shadow root; document.querySelector does not find it.',
  'ROOT-02 rule book: The field City is in the page and is shown in a slot; the shadow root of its card has no field.',
  'ROOT-03 rule book: The number of nights starts at 1; the buttons change it by one and keep it from 1 to 9.',
  'ROOT-04 rule book: The shadow root of PIN is closed; a click on the element and the Tab key lead into its field.',
  'ROOT-05 rule book: Book shows the form data as a form sends it: guest, city, nights and pin in this order, each with the value that its field has then, also an empty one.',
  'ROOT-06 rule book: Clear empties the three fields and sets the nights to 1, in the page and in the form data.',
  'ROOT-07 rule book: The verdict says "Solved" if the form data has exactly the four wanted values, and otherwise "Not booked" with what each wrong one is.',
  'ROOT-08 rule book: The wanted values depend on the seed alone.',
]);
