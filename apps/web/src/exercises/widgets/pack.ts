import type { Pack } from '../exercise.ts';

export const widgets: Pack = {
  name: 'widgets',
  title: 'Widgets',
  exercises: [
    {
      slug: 'accordion',
      path: '/webelements/accordion',
      title: 'Accordion',
      trains:
        'Open and close two sections, of which only one is open at a time. They are details elements: each is a group, and its summary, found by its text, opens it.',
      page: () => import('./accordion/page.tsx'),
    },
    {
      slug: 'date-picker',
      path: '/webelements/date-picker',
      title: 'Date Picker',
      trains:
        'Choose a date in two ways: type it into a native date field, or pick it from a calendar, month by month, by mouse or by keyboard. In a browser in American English a WebDriver types 3 February 2027 as 02032027 in Chromium, 2027-02-03 in Firefox and 02/03/2027 in WebKit.',
      page: () => import('./date-picker/page.tsx'),
    },
    {
      slug: 'horizontal-slider',
      path: '/webelements/horizontal-slider',
      title: 'Horizontal Slider',
      trains:
        'Set a slider from 0 to 5 in steps of 0.5. Eleven positions: the arrow keys reach each of them exactly, a dragging mouse has to aim.',
      page: () => import('./horizontal-slider/page.tsx'),
    },
    {
      slug: 'menu',
      path: '/webelements/menu',
      title: 'Menu',
      trains:
        'Open a menu and choose one of its three items, by mouse or with the arrow keys, Home, End and Enter. Escape and a click elsewhere close it without a choice.',
      page: () => import('./menu/page.tsx'),
    },
    {
      slug: 'modal',
      path: '/webelements/modal',
      title: 'Modal',
      trains:
        'Open a modal dialog and close it in three ways: by its button, by a click outside, by Escape. While it is open, nothing behind it can be clicked; afterwards the focus is back where it was.',
      page: () => import('./modal/page.tsx'),
    },
    {
      slug: 'progress-bar',
      path: '/webelements/progress-bar',
      title: 'Progress Bar',
      trains:
        'Wait for something that takes its time: 1 % every 20 milliseconds, or every 5 with ?speed=4 in the address. Wait for Completed, or stop the bar as close to a given percentage as you can.',
      page: () => import('./progress-bar/page.tsx'),
    },
    {
      slug: 'slider',
      path: '/webelements/slider',
      title: 'Slider',
      trains:
        'Move a slider in steps of one cent, by mouse and by arrow keys, and assert a price in German format: a comma, and a no-break space before the euro sign.',
      page: () => import('./slider/page.tsx'),
    },
    {
      slug: 'sorting-table',
      path: '/webelements/sorting-table',
      title: 'Sorting Table',
      trains:
        'Sort a table by each of its columns, in both directions, and assert the order of the rows. Prices are numbers: 10.90 comes after 2.75.',
      page: () => import('./sorting-table/page.tsx'),
    },
    {
      slug: 'tabs',
      path: '/webelements/NewTabOrWindowPage',
      title: 'Tabs',
      trains:
        'Switch tabs with the mouse and the arrow keys, and catch a message that stays for two seconds; ?speed= cuts it to one at most. Then open a new browser tab and a new window, and switch to them: neither can reach back to this page.',
      page: () => import('./tabs/page.tsx'),
    },
    {
      slug: 'tooltip',
      path: '/webelements/tooltip',
      title: 'Tooltip',
      trains:
        'Hover, and read what only then appears. The keyboard brings the tooltip as well, Escape hides it, and the pointer may move onto it.',
      page: () => import('./tooltip/page.tsx'),
    },
  ],
};
