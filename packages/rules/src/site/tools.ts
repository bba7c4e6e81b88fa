import { area } from '../area.ts';

export const toolRules = area({
  slug: 'tools',
  title: 'Code in your tool',
  place: 'every page',
  rules: {
    'TOOL-01':
      'rule book: The tool that is chosen for one page is chosen for every page of the browser, also after a reload; ?tool= chooses it by the address, and ?tool= without a value forgets it.',
    'TOOL-02':
      'rule book: Each line of code in the table "Elements on this page" finds exactly the element of its row.',
    'TOOL-03':
      'rule book: A row of that table copies its line of code as it is shown, and the name of its button has no word of the element.',
  },
});
