/** The path that a request names, without the key. */
export const pathWithoutKey = (path: string): string => path.replace(/^\/w\/[^/?]*/, '');
