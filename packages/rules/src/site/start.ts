import { area } from '../area.ts';

export const start = area({
  slug: 'start',
  title: 'Start',
  place: { pages: ['/start', '/start/first-test', '/start/tools', '/start/api'] },
  rules: [
    'START-01 rule book: /start has three paths, each with an address of its own and ten to thirteen steps.',
    'START-02 rule book: A step that is ticked stays so through a reload, and on /start its path says how many of its steps are done.',
    'START-03 rule book: Next step leads to the first step that is not done, and the address keeps its place.',
    'START-04 rule book: A step about a request ticks itself when the request arrives in the workspace of the tab.',
    'START-05 rule book: A step about a lab ticks itself when the lab is solved in the workspace of the tab.',
    'START-06 rule book: A step that the learner unticks stays unticked.',
    'START-07 rule book: The code of the steps has the address of this site and the workspace of the tab in it.',
    'START-08 rule book: Start over unticks every step, forgets which exercises were visited, and gives the tab a new workspace.',
    'START-09 rule book: /start#words explains six words, each with a link to what it means.',
    'START-10 rule book: An exercise that this browser has visited is marked in the list and on the page /webelements, and this changes no name of a link.',
    'START-11 rule book: What was visited or ticked is kept in the browser and is sent nowhere.',
    'START-12 rule book: A new tab has the workspace in which this browser last opened a page of /start.',
    'START-13 rule book: In a browser in which a step is ticked or a lab was opened, a link in the header says how many steps and labs are done, and leads to the next step, or after the last one to the next lab; until then there is no such link, and nothing is sent.',
    'START-14 rule book: On a path one step is open at a time, at first the next one; the address names an opened step, so that a link and a reload open it.',
  ],
});
