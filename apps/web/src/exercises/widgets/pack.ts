import type { Pack } from '../exercise.ts';

export const widgets: Pack = {
  name: 'widgets',
  title: 'Widgets',
  exercises: [
    {
      slug: 'date-picker',
      path: '/webelements/date-picker',
      title: 'Date Picker',
      trains:
        'Choose a date in two ways: type it into a native date field, or pick it from a calendar with the mouse or the keyboard. If the language of the browser is American English, the keys that WebDriver sends for 3 February 2027 are 02032027 in Chromium, 2027-02-03 in Firefox and 02/03/2027 in WebKit.',
      page: () => import('./date-picker/page.tsx'),
    },
    {
      slug: 'slider',
      alias: 'euro-slider',
      path: '/webelements/euro-slider',
      title: 'Slider',
      trains:
        'Move a slider in steps of one cent with the mouse and the arrow keys, and assert a price in German format: it has a comma, and a no-break space before the euro sign.',
      page: () => import('./slider/page.tsx'),
    },
    {
      slug: 'horizontal-slider',
      path: '/webelements/slider',
      twinOf: 'slider',
      title: 'Horizontal Slider',
      trains:
        'Set a slider from 0 to 5 in steps of 0.5. It has eleven positions: the arrow keys reach each one exactly, but a drag with the mouse must end at the right place.',
      page: () => import('./horizontal-slider/page.tsx'),
    },
    {
      slug: 'progress-bar',
      path: '/webelements/progress-bar',
      title: 'Progress Bar',
      trains:
        'Wait for a progress bar that grows by 1% every 20 milliseconds, or every 5 milliseconds with ?speed=4 in the address. Wait for the text Completed, or stop the bar as close to a given percentage as you can.',
      page: () => import('./progress-bar/page.tsx'),
    },
    {
      slug: 'tabs',
      path: '/webelements/NewTabOrWindowPage',
      title: 'Tabs',
      trains:
        'Switch tabs with the mouse and the arrow keys, and assert a message that disappears after two seconds. With ?speed= in the address it still stays for at least one second. Then open a new browser tab and a new window, and switch to them. Their scripts cannot reach this page.',
      page: () => import('./tabs/page.tsx'),
    },
    {
      slug: 'tooltip',
      path: '/webelements/tooltip',
      title: 'Tooltip',
      listed: 'Hover and Tooltip',
      trains:
        'Hover over the button and read the tooltip that appears. Keyboard focus on the button shows it too, Escape hides it, and it stays while the pointer is on it.',
      page: () => import('./tooltip/page.tsx'),
    },
    {
      slug: 'accordion',
      path: '/webelements/accordion',
      title: 'Accordion',
      trains:
        'Open and close two sections. Only one is open at a time. Each is a <details> element with the role group: find its <summary> by the text, and click it to open the section.',
      page: () => import('./accordion/page.tsx'),
    },
    {
      slug: 'menu',
      path: '/webelements/menu',
      title: 'Menu',
      trains:
        'Open a menu and choose one of its three items, by mouse or with the arrow keys, Home, End and Enter. Escape and a click elsewhere close it without a choice.',
      page: () => import('./menu/page.tsx'),
    },
  ],
};
