/** The path that a request names, without the key; also without one that stands in it a second time. */
export const pathWithoutKey = (path: string): string =>
  path.replace(/^\/w\/[^/?]*/, '').replaceAll(/\/w\/[^/?]*/g, '/w/{key}');
