import type { Area } from '../area.ts';

export const pages = {
  slug: 'pages',
  title: 'Every page',
  place: 'every page',
  rules: [
    { id: 'PAGE-01', from: 'decision 0011', text: 'Each page has exactly one heading of level 1.' },
    {
      id: 'PAGE-02',
      from: 'decision 0011',
      text: 'The title of a page is its heading and " · Sparring", also after a link was followed.',
    },
    { id: 'PAGE-03', from: 'rule book', text: 'No two pages have the same title.' },
    { id: 'PAGE-04', from: 'rule book', text: 'No id and no data-testid is on a page twice.' },
    {
      id: 'PAGE-05',
      from: 'rule book',
      text: 'Every link, button, field and summary has an id and a data-testid, both of the same text in kebab-case.',
    },
    {
      id: 'PAGE-06',
      from: 'WCAG 4.1.2',
      text: 'Every link, button, field and summary has an accessible name.',
    },
    {
      id: 'PAGE-07',
      from: 'rule book',
      text: 'No two controls that are visible at the same time have the same role and name.',
    },
    {
      id: 'PAGE-08',
      from: 'WCAG 2.2',
      text: 'axe finds no violation on any page, in light and in dark.',
    },
    {
      id: 'PAGE-09',
      from: 'WCAG 1.4.10',
      text: 'Every page fits into a width of 320 pixels without scrolling sideways.',
    },
    {
      id: 'PAGE-10',
      from: 'decision 0091',
      text: 'A page reacts to a value that a script sets in a field as it does to a typed one.',
    },
    {
      id: 'PAGE-11',
      from: 'rule book',
      text: 'Each row of the table "Elements on this page" names an element that is found by the role and name, or the label, of that row, and by its test id.',
    },
    {
      id: 'PAGE-12',
      from: 'WCAG 2.1.1',
      text: 'Every control can be reached and used by keyboard alone.',
    },
    {
      id: 'PAGE-13',
      from: 'rule book',
      text: 'When the event load fires, the page is rendered and reacts to clicks and keys.',
    },
    {
      id: 'PAGE-14',
      from: 'WCAG 2.4.1',
      text: 'The first tab stop of a page is a link that skips to its content.',
    },
    {
      id: 'PAGE-15',
      from: 'rule book',
      text: 'A printed page has its content, without navigation and without shadows.',
    },
    { id: 'PAGE-16', from: 'rule book', text: 'Every input has the attribute type.' },
    {
      id: 'PAGE-17',
      from: 'WCAG 1.3.1',
      text: 'Every article has an accessible name, and every fieldset has a legend.',
    },
    {
      id: 'PAGE-18',
      from: 'WCAG 2.5.3',
      text: 'The accessible name of a link or button contains the words that it shows.',
    },
    {
      id: 'PAGE-19',
      from: 'WCAG 2.1.1',
      text: 'At a width of 320 pixels the keyboard reaches every box that scrolls, or a control in it.',
    },
  ],
} as const satisfies Area;
