/** The path, query and fragment of an address of this site; undefined for every other text. */
export const pathOnThisSite = (text: string | null): string | undefined => {
  if (!text?.startsWith('/')) return undefined;
  const url = URL.parse(text, location.origin);
  return url?.origin === location.origin ? url.pathname + url.search + url.hash : undefined;
};
