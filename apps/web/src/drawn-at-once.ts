import { flushSync } from 'react-dom';

/**
 * React draws what an event has changed once the script that sent it has ended. Several events of one
 * script, or several keys of Firefox's driver, would all meet the page as it was before the first.
 * Here each is drawn before the next one comes, as on a page without React.
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
