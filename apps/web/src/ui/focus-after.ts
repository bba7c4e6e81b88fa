import { flushSync } from 'react-dom';

/** Moves the focus to an element that the change shows or enables, before the next key can be pressed. */
export const focusAfter = (change: () => void, id: string): void => {
  flushSync(change);
  document.querySelector<HTMLElement>(`#${id}`)?.focus();
};
