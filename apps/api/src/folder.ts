/**
 * The URL of a folder below src whose files are read at run time. It also works in the bundle, because dist
 * is beside src and holds the same folders.
 */
export const folder = (path: string): URL => new URL(`${path}/`, import.meta.url);
