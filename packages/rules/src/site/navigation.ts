import type { Area } from '../area.ts';

export const navigation = {
  slug: 'navigation',
  title: 'Navigation',
  place: 'every page',
  rules: [
    {
      id: 'NAV-01',
      from: '§2.1',
      text: 'The navigation links Home to /, Web Elements to /webelements, API to /api, Shopping to /shopping and Cart to /checkout.',
    },
    {
      id: 'NAV-02',
      from: '§1',
      text: 'The logo has the alternative text Sparring and leads to /.',
    },
    {
      id: 'NAV-03',
      from: '§1',
      text: 'Practice Your Skills and Hosted by open a new tab, which has no access to the page that opened it.',
    },
    {
      id: 'NAV-04',
      from: '§2.1',
      text: 'On a narrow screen the list of links is closed at first, and the button Menu opens and closes it.',
    },
    {
      id: 'NAV-05',
      from: 'rule book',
      text: 'On a narrow screen the list of links closes when a link is followed, and by Escape, which returns the focus to Menu.',
    },
    {
      id: 'NAV-06',
      from: '§2.2',
      text: 'An address without a page answers 404 and shows the heading "404 / Page Not Found" and "The page you are looking for does not exist."',
    },
    {
      id: 'NAV-07',
      from: '§2.2',
      text: 'Every address with a page answers 200 and shows that page, unless another rule says that it leads to a different one.',
    },
    {
      id: 'NAV-08',
      from: 'rule book',
      text: 'The letter case of an address counts: /About is an address without a page.',
    },
    { id: 'NAV-09', from: '§2.2', text: '/api leads to /api/bookapi.' },
    {
      id: 'NAV-10',
      from: 'decision 0011',
      text: 'After a link was followed, the focus is on the heading of the new page.',
    },
    {
      id: 'NAV-11',
      from: 'rule book',
      text: 'A link opens a page at its top, and Back returns to the old place on the old page.',
    },
    {
      id: 'NAV-12',
      from: '§8',
      text: 'When a part of the site does not load, its page shows "Unexpected Application Error!" with a ChunkLoadError that names the part, the kind of failure and the address.',
    },
    {
      id: 'NAV-13',
      from: 'rule book',
      text: 'A page whose part did not load keeps the navigation, and shows its content after a reload that also loads the part.',
    },
    { id: 'NAV-14', from: '§2.5', text: 'Every page has the links About and Contact at its foot.' },
    {
      id: 'NAV-15',
      from: '§1',
      text: 'The home page has three cards: Web Element Interaction, API Testing Section and Shopping Application, each with a link to its section.',
    },
    {
      id: 'NAV-16',
      from: 'rule book',
      text: 'An address that is typed, or opened by a test, starts at the top of its page, or at the target of its fragment.',
    },
    {
      id: 'NAV-17',
      from: 'rule book',
      text: 'Back, Forward and a reload return to the old place on a page, also when each page was loaded anew.',
    },
  ],
} as const satisfies Area;
