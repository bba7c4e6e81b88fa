import { area } from '../area.ts';

export const navigation = area({
  slug: 'navigation',
  title: 'Navigation',
  place: 'every page',
  rules: {
    'NAV-01':
      '§2.1: The navigation links Home to /, Web Elements to /webelements, API to /api, Shopping to /shopping and Cart to /checkout.',
    'NAV-02': '§1: The logo has the alternative text Sparring and leads to /.',
    'NAV-03':
      '§1: Practice Your Skills and Hosted by open a new tab, which has no access to the page that opened it.',
    'NAV-04':
      '§2.1: On a narrow screen the list of links is closed at first, and the button Menu opens and closes it.',
    'NAV-05':
      'rule book: On a narrow screen the list of links closes when a link is followed, and by Escape, which returns the focus to Menu.',
    'NAV-06':
      '§2.2: An address without a page answers 404 and shows the heading "404 / Page Not Found" and "The page you are looking for does not exist."',
    'NAV-07':
      '§2.2: Every address with a page answers 200 and shows that page, unless another rule says that it leads to a different one.',
    'NAV-08':
      'rule book: The letter case of the address of a page does not count: /About shows the page /about and stays /About, and the canonical link of the page has the usual spelling.',
    'NAV-09': '§2.2: /api leads to /api/bookapi.',
    'NAV-10':
      'decision 0011: After a link was followed, the focus is on the heading of the new page.',
    'NAV-11':
      'rule book: A link opens a page at its top, and Back returns to the old place on the old page.',
    'NAV-12':
      '§8: When a part of the site does not load, its page shows "Unexpected Application Error!" with a ChunkLoadError that names the part, the kind of failure and the address.',
    'NAV-13':
      'rule book: A page whose part did not load keeps the navigation, and shows its content after a reload that also loads the part.',
    'NAV-14': '§2.5: Every page has the links About and Contact at its foot.',
    'NAV-15':
      '§1: The home page has three cards: Web Element Interaction, API Testing Section and Shopping Application, each with a link to its section.',
    'NAV-16':
      'rule book: An address that is typed, or opened by a test, starts at the top of its page, or at the target of its fragment.',
    'NAV-17':
      'rule book: Back, Forward and a reload return to the old place on a page, even if each page was reloaded.',
    'NAV-18':
      'rule book: The page of an exercise or a lab has a navigation Breadcrumb above its heading, with a link to the list and the name of the page.',
    'NAV-19':
      'rule book: At the end of the page of an exercise or a lab are links to the previous and the next page of the list; the first page has no previous one, and the last has no next one.',
    'NAV-20':
      'rule book: The home page and the foot of every page lead to /grade, which says how to grade a test suite.',
    'NAV-21': 'rule book: The home page and the foot of every page lead to /start.',
    'NAV-22':
      'rule book: Report a problem, at the foot of every page, leads to a text to copy, with the version, the address of the page it was followed from, and the request id of the last response that the browser got in Try it or for a verdict.',
    'NAV-23':
      'rule book: /grade shows two real cards of one suite: the second has one more test, finds one defect more, and each names the next best test.',
  },
});
