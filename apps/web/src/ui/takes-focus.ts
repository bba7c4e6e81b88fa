/**
 * For `ref`: the popover around it gives this element the focus while it opens, before the next
 * key can arrive. React keeps its own `autoFocus` out of the DOM, where the browser looks for it.
 */
export const takesFocus = (element: HTMLElement | null) => {
  if (!element) return undefined;
  element.autofocus = true;
  return () => {
    element.autofocus = false;
  };
};
