import { webElements } from '@sparring/rules/site/web-elements';
import type { Lesson } from '../practice/lesson.ts';

export const demoLesson: Lesson = {
  title: 'Web Elements Demo',
  trains:
    'Seven small exercises on one page. Find the right section first, then the element in it, as on most real pages. Selenium cannot drag with the mouse in Firefox and WebKit: click the item and then “Drop here”, or dispatch the drag events with a script.',
  elements: [
    { what: 'The item to drag', role: 'button', name: 'Drag me', testId: 'drop-item' },
    { what: 'The zone to drop it on', role: 'region', name: 'Drop zone', testId: 'drop-zone' },
    {
      what: 'Drops the item without dragging',
      role: 'button',
      name: 'Drop here',
      testId: 'drop-drop-here',
      appears: 'after a click or Enter on the item',
    },
    {
      what: 'The position of the drop; the middle of the zone if the event has no position',
      role: 'status',
      name: 'Dropped at',
      testId: 'drop-position',
    },
    { what: 'The box to hover over', role: 'group', name: 'Hover box', testId: 'hover-box' },
    { what: 'Whether the box is hovered', role: 'status', name: 'Hover', testId: 'hover-state' },
    { what: 'The slider', role: 'slider', name: 'Slider from 0 to 100', testId: 'demo-slider' },
    {
      what: 'The value of the slider',
      role: 'status',
      name: 'Slider',
      testId: 'demo-slider-value',
    },
    { what: 'The username', role: 'textbox', name: 'Username', testId: 'auth-username' },
    { what: 'The password', name: 'Password', testId: 'auth-password' },
    { what: 'Submits the form', role: 'button', name: 'Login', testId: 'auth-login' },
    { what: 'Success or failure', role: 'status', name: 'Authentication', testId: 'auth-message' },
    { what: 'Asks for the position', role: 'button', name: 'Get Location', testId: 'location-get' },
    { what: 'The position', role: 'status', name: 'Position', testId: 'location-position' },
    { what: 'The area for keys', role: 'group', name: 'Press any key', testId: 'key-area' },
    { what: 'The last key', role: 'status', name: 'Key', testId: 'key-last' },
    { what: 'The table', role: 'table', name: 'Editable Table', testId: 'demo-table' },
    { what: 'A name', role: 'textbox', name: 'Name of row 1', testId: 'name-1' },
    { what: 'An email', role: 'textbox', name: 'Email of row 1', testId: 'email-1' },
    { what: 'A role', role: 'combobox', name: 'Role of row 1', testId: 'role-1' },
    { what: 'What was edited last', role: 'status', name: 'Edited', testId: 'demo-table-edited' },
  ],
  rules: webElements,
};
