/**
 * Copies the text of an element. If the browser allows the clipboard only on https, it selects and
 * copies.
 */
export const copyTextOf = async (element: HTMLElement): Promise<string> => {
  try {
    await navigator.clipboard.writeText(element.textContent);
    return 'Copied.';
  } catch {
    getSelection()?.selectAllChildren(element);
    return document.execCommand('copy')
      ? 'Copied.'
      : 'This browser does not let the page copy. The text is selected: press Ctrl+C.';
  }
};
