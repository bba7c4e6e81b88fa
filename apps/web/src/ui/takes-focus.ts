/**
 * For `ref`: the popover focuses this element while it opens, before the next key arrives. React's
 * `autoFocus` does not set the attribute in the DOM, which the popover needs.
 */
export const takesFocus = (element: HTMLElement | null) => {
  if (!element) return undefined;
  element.autofocus = true;
  return () => {
    element.autofocus = false;
  };
};
