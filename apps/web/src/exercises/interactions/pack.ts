import type { Pack } from '../exercise.ts';

export const interactions: Pack = {
  name: 'interactions',
  title: 'Interactions',
  exercises: [
    {
      slug: 'alerts',
      path: '/webelements/alertpage',
      title: 'Alerts',
      trains:
        'Accept and dismiss the dialogs of the browser itself, read their text, and type into one. They are not part of the page: no locator finds them.',
      page: () => import('./alerts/page.tsx'),
    },
    {
      slug: 'drag-drop',
      path: '/webelements/dragdrop',
      title: 'Drag and Drop',
      trains:
        'Drag the item onto the zone with the mouse or a finger. Without dragging: click the item, or press Enter on it, then choose “Drop here”. Drag events that a script dispatches drop it too. The mouse of a WebDriver cannot drag and drop in Firefox and WebKit: there, use one of the other ways.',
      page: () => import('./drag-drop/page.tsx'),
    },
    {
      slug: 'geolocation',
      path: '/webelements/geolocationpage',
      title: 'Geolocation',
      trains:
        'The page asks the browser for its position when it loads and when you click. Grant or refuse the permission, set a position, and assert what the page makes of it. The WebDriver of WebKit can do neither.',
      page: () => import('./geolocation/page.tsx'),
    },
    {
      slug: 'hover-to-reveal',
      path: '/webelements/hovertoclickbutton',
      title: 'Hover to Reveal',
      trains:
        'The button is enabled after 20 seconds of hovering without a break. Leave the text and it is disabled again. Keyboard focus on the text counts as hovering.',
      page: () => import('./hover-to-reveal/page.tsx'),
    },
    {
      slug: 'key-press',
      path: '/webelements/keypressespage',
      title: 'Key Presses',
      trains:
        'Press keys anywhere on the page, without a field, or type into the field: letters, Enter, arrows, function keys. Every key keeps its usual effect, so Tab still moves the focus.',
      page: () => import('./key-press/page.tsx'),
    },
    {
      slug: 'nested-frames',
      path: '/webelements/nestedframepage',
      title: 'Nested Frames',
      trains:
        'Five documents in one page: Top holds Left, Middle and Right, and Bottom stands below. Each lights up while the pointer or the focus is on it, and says so inside its own frame.',
      page: () => import('./nested-frames/page.tsx'),
    },
    {
      slug: 'resize',
      path: '/webelements/resize',
      title: 'Resize',
      trains:
        'Drag the handle to resize the box, with the mouse, a finger or the arrow keys. It never gets smaller than 100x100 nor larger than 500x500 pixels. The mouse of a WebDriver cannot leave the window: before a long drag, scroll the box up.',
      page: () => import('./resize/page.tsx'),
    },
    {
      slug: 'scroll-button',
      path: '/webelements/ScrollButtonPage',
      title: 'Scroll to the Button',
      trains:
        'The button stands below fifty lines. Scroll until it is in view, click it, and assert that it answered. The wheel of a WebDriver reaches an element out of sight only in Chromium; its click scrolls in every browser.',
      page: () => import('./scroll-button/page.tsx'),
    },
  ],
};
