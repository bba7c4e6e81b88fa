import { isKeyOn } from './key-setting.ts';

const practice = /^\/(web-?elements|labs\/)/i;

const isField = (element: Element): boolean =>
  element.matches('input, textarea, select') || (element as HTMLElement).isContentEditable;

/**
 * Whether the event is the key that opens the search. What is typed belongs to a field, to an open dialog, and on a page to
 * practice on to its exercise; events of scripts are no keys.
 */
export const opensFind = (event: KeyboardEvent): boolean => {
  const { key, isTrusted, defaultPrevented, ctrlKey, altKey, metaKey } = event;
  if (key !== '/' || !isTrusted || defaultPrevented || ctrlKey || altKey || metaKey) return false;
  const [target] = event.composedPath();
  if (!(target instanceof Element) || isField(target)) return false;
  if (practice.test(location.pathname) && !target.closest('header, footer')) return false;
  return !document.querySelector('dialog[open]') && isKeyOn();
};
