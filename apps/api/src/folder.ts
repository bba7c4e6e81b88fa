/**
 * A folder of files that are read at run time, by its path below src. Only this file asks where it is: the
 * bundle, dist, stands beside src and holds the same folders.
 */
export const folder = (path: string): URL => new URL(`${path}/`, import.meta.url);
