import { flushSync } from 'react-dom';

/**
 * React renders the changes of an event after the script that dispatched it has ended. Several events of
 * one script, or several keys of Firefox's driver, would all see the page as it was before the first. This
 * renders the changes of each event before the next one arrives, as on a page without React.
 */
const types = [
  'change',
  'click',
  'dragend',
  'dragstart',
  'drop',
  'input',
  'keydown',
  'keyup',
  'pointerdown',
  'pointerup',
  'submit',
];

for (const type of types) window.addEventListener(type, () => flushSync(() => undefined));
