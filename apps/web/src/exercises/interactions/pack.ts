import type { Pack } from '../exercise.ts';

export const interactions: Pack = {
  name: 'interactions',
  title: 'Interactions',
  exercises: [
    {
      slug: 'resize',
      path: '/webelements/resize',
      title: 'Resize',
      trains:
        'Resize the box: drag the handle with the mouse or a finger, or focus it and press the arrow keys. The box never gets smaller than 100x100 or larger than 500x500 pixels. The mouse of WebDriver cannot leave the window: before a long drag, scroll the box to the top of the window.',
      page: () => import('./resize/page.tsx'),
    },
    {
      slug: 'drag-drop',
      path: '/webelements/dragdrop',
      title: 'Drag and Drop',
      trains:
        'Drag the item onto the zone with the mouse or a finger. Without dragging: click the item or press Enter on it, then choose “Drop here”. Drag events dispatched by a script work too. Selenium cannot drag with the mouse in Firefox and WebKit: use one of the other ways there.',
      page: () => import('./drag-drop/page.tsx'),
    },
    {
      slug: 'geolocation',
      path: '/webelements/geolocationpage',
      title: 'Geolocation',
      trains:
        'The page asks the browser for its position when it loads and when you click the button. Grant or deny the permission, set a position, and assert what the page shows. The WebDriver of WebKit can set neither the permission nor the position.',
      page: () => import('./geolocation/page.tsx'),
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
      slug: 'nested-frames',
      path: '/webelements/nestedframepage',
      title: 'Nested Frames',
      trains:
        'Five documents in one page: the frames top, left, middle, right and bottom. Switch into each frame and back to the page. Its box is highlighted while the pointer or the focus is on it, and a text in the same frame says so.',
      page: () => import('./nested-frames/page.tsx'),
    },
    {
      slug: 'key-press',
      path: '/webelements/keypressespage',
      title: 'Key Presses',
      listed: 'Keypress',
      trains:
        'Press keys anywhere on the page, without a field, or type into the field: letters, Enter, arrows, function keys. Every key keeps its usual effect, so Tab still moves the focus.',
      page: () => import('./key-press/page.tsx'),
    },
    {
      slug: 'modal',
      path: '/webelements/modal',
      title: 'Modal',
      trains:
        'Open a modal dialog and close it in three ways: with its button, with a click outside, or with Escape. While it is open, nothing behind it can be clicked. After it closes, the focus is back where it was.',
      page: () => import('./modal/page.tsx'),
    },
    {
      slug: 'alerts',
      path: '/webelements/alertpage',
      title: 'Alerts',
      trains:
        'Accept and dismiss the dialogs of the browser, read their text, and type into the prompt. After a confirmation or a prompt, an alert repeats your answer. They are not part of the page, so no locator finds them.',
      page: () => import('./alerts/page.tsx'),
    },
    {
      slug: 'scroll-button',
      path: '/webelements/ScrollButtonPage',
      title: 'Scroll to the Button',
      trains:
        'The button is below fifty lines. Scroll until it is in view, click it, and assert the message. The mouse wheel of WebDriver can scroll to an element outside the window only in Chromium. A click scrolls to the element in every browser.',
      page: () => import('./scroll-button/page.tsx'),
    },
    {
      slug: 'hover-to-reveal',
      path: '/webelements/hovertoclickbutton',
      title: 'Hover to Reveal',
      trains:
        'Hover over the text for 20 seconds without a break, and the button is enabled. The button is in the same area as the text: when the pointer leaves this area, the button is disabled again. Keyboard focus on the text counts as hovering.',
      page: () => import('./hover-to-reveal/page.tsx'),
    },
  ],
};
