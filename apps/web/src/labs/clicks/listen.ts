import type { Dispatch } from 'react';
import type { ClickAction, Kind } from '@sparring/practice/labs/clicks/round';

const silent = ['pointerdown', 'pointerup', 'keydown', 'keyup'] as const;
const shown = ['mousedown', 'mouseup', 'click', 'auxclick', 'contextmenu', 'dblclick'] as const;

/** Two presses of Enter within this time are a double-click of the keyboard. */
const doubleMs = 500;

/** The ref of a button that hears every event of the mouse, and the keys that stand for one. */
export const listenTo = (
  button: Kind,
  change: Dispatch<ClickAction>,
  show: (type: string) => void,
): ((element: HTMLButtonElement) => () => void) => {
  let lastByKey = -Infinity;
  let lastDown = 0;
  const asked = () => change({ kind: 'press', button, as: 'asked' });

  const isDoubleByKey = ({ detail, timeStamp }: MouseEvent): boolean => {
    if (detail > 0) return false;
    const isDouble = timeStamp - lastByKey < doubleMs;
    lastByKey = isDouble ? -Infinity : timeStamp;
    return isDouble;
  };

  const hear = (event: MouseEvent): void => {
    const { type } = event;
    show(type);
    if (type === 'mousedown') lastDown = event.button;
    /* A click by a key has no detail. WebKit's driver sends a click also after a press of another button. */
    const down = event.detail === 0 ? 0 : lastDown;
    if (type === 'click' && down === 0) change({ kind: 'press', button, as: 'clicks' });
    if (button === 'Double' && (type === 'dblclick' || (type === 'click' && isDoubleByKey(event))))
      asked();
    if (button === 'Middle' && type.endsWith('click') && down === 1) asked();
    if (button === 'Right' && type === 'contextmenu') asked();
    /* The menu of the browser would be in the way of the page, and a middle press would scroll it. */
    if (type === 'contextmenu' || (type === 'mousedown' && event.button === 1))
      event.preventDefault();
  };

  const hearKey = (event: KeyboardEvent): void => {
    if (button !== 'Middle' || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!event.repeat) asked();
  };

  const askWho = ({ isTrusted }: Event): void => {
    if (!isTrusted) change({ kind: 'script', part: button });
  };

  return (element) => {
    const listening = new AbortController();
    for (const type of [...silent, ...shown]) element.addEventListener(type, askWho, listening);
    for (const type of shown) element.addEventListener(type, hear, listening);
    element.addEventListener('keydown', hearKey, listening);
    return () => listening.abort();
  };
};
