import { area } from '../area.ts';

export const toolRules = area({
  slug: 'tools',
  title: 'Code in your tool',
  place: 'every page',
  rules: [
    'TOOL-01 rule book: The tool that is chosen for one page is chosen for every page of the browser, also after a reload; ?tool= chooses it by the address, and ?tool= without a value forgets it.',
    'TOOL-02 rule book: Each line of code in the table "Elements on this page" finds exactly the element of its row.',
    'TOOL-03 rule book: A row of that table copies its line of code as it is shown, and the name of its button contains no word of the name of the element.',
    'TOOL-04 rule book: The answer of a lab begins with the tests of the chosen tool, if it has any.',
    'TOOL-05 rule book: The chosen tool adds a fourth tab to each card of the API pages, a test that expects the documented status; while no tool is chosen there are three.',
    'TOOL-06 rule book: In a new workspace the test of each card in Playwright passes as it stands, except that a token replaces YOUR_TOKEN.',
    'TOOL-07 rule book: Each exercise prints a first test in the chosen tool, and the one in Playwright passes as it stands.',
  ],
});
