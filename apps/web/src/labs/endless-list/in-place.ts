import { flushSync } from 'react-dom';

/**
 * Changes the rows of a box so that what is in view stays where it is. `staying` is a row before and after
 * the change. It gets the focus when the row that had it is removed. Not every browser anchors by itself.
 */
export const changeInPlace = (box: HTMLElement, staying: HTMLElement, change: () => void): void => {
  const hadFocus = box.contains(document.activeElement);
  const top = staying.getBoundingClientRect().top;
  flushSync(change);
  box.scrollTop += staying.getBoundingClientRect().top - top;
  if (hadFocus && !box.contains(document.activeElement)) staying.focus({ preventScroll: true });
};
