import { area } from '../area.ts';

export const pages = area({
  slug: 'pages',
  title: 'Every page',
  place: 'every page',
  rules: [
    'PAGE-01 decision 0011: Each page has exactly one heading of level 1.',
    'PAGE-02 decision 0011: The title of a page is its heading and " · Sparring", also after a link was followed.',
    'PAGE-03 rule book: No two pages have the same title.',
    'PAGE-04 rule book: No id and no data-testid is on a page twice.',
    'PAGE-05 rule book: Every link, button, field and summary has an id and a data-testid, both of the same text in kebab-case.',
    'PAGE-06 WCAG 4.1.2: Every link, button, field and summary has an accessible name.',
    'PAGE-07 rule book: No two controls that are visible at the same time have the same role and name.',
    'PAGE-08 WCAG 2.2: axe finds no violation on any page, in light and in dark.',
    'PAGE-09 WCAG 1.4.10: Every page fits into a width of 320 pixels without scrolling sideways.',
    'PAGE-10 decision 0091: A page reacts to a value that a script sets in a field as it does to a typed one.',
    'PAGE-11 rule book: Each row of the table "Elements on this page" names an element that is found by the role and name, or the label, of that row, and by its test id.',
    'PAGE-12 WCAG 2.1.1: Every control can be reached and used by keyboard alone.',
    'PAGE-13 rule book: When the event load fires, the page is rendered and reacts to clicks and keys.',
    'PAGE-14 WCAG 2.4.1: The first tab stop of a page is a link that skips to its content.',
    'PAGE-15 rule book: A printed page has its content, without navigation and without shadows.',
    'PAGE-16 rule book: Every input has the attribute type.',
    'PAGE-17 WCAG 1.3.1: Every article has an accessible name, and every fieldset has a legend.',
    'PAGE-18 WCAG 2.5.3: The accessible name of a link or button contains the words that it shows.',
    'PAGE-19 WCAG 2.1.1: At a width of 320 pixels the keyboard reaches every box that scrolls, or a control in it.',
    'PAGE-20 rule book: /llms.txt links the pages to practice on and the guides, /rules.json has every rule, /labs.json every lab, and each list names its JSON schema.',
  ],
});
