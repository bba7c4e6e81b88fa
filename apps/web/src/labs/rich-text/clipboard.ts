/** Why the page could not use the clipboard, in words. */
export interface PasteRefusal {
  readonly refusal: string;
}

const missing: PasteRefusal = {
  refusal: 'The browser gives a page a clipboard only on https and on localhost.',
};
const refused = (what: string): PasteRefusal => ({
  refusal: `The browser does not let the page ${what} the clipboard.`,
});

/** The clipboard of the browser, which does not exist on plain http. */
const clipboard = (): Clipboard | undefined => navigator.clipboard;

/** Copies HTML and plain text. */
export const copy = async (html: string, text: string): Promise<PasteRefusal | undefined> => {
  const place = clipboard();
  if (!place) return missing;
  const item = new ClipboardItem({
    'text/html': new Blob([html], { type: 'text/html' }),
    'text/plain': new Blob([text], { type: 'text/plain' }),
  });
  try {
    await place.write([item]);
    return undefined;
  } catch {
    return refused('write to');
  }
};

export const readClipboard = async (): Promise<PasteRefusal | { readonly text: string }> => {
  const place = clipboard();
  if (!place) return missing;
  try {
    return { text: await place.readText() };
  } catch {
    return refused('read');
  }
};
