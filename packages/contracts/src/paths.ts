/** The paths under which every endpoint answers. The first is the one the documentation shows. */
export const bases = ['/v1/practice', '/practice'] as const;

/** The nouns that also answer without a base, for instance at /items. */
export const nounsAtRoot = ['items', 'files'] as const;

/** All that belongs to the API, each exact or with a following segment: the site passes these on. */
export const apiPaths: readonly string[] = [
  ...nounsAtRoot.map((noun) => `/${noun}`),
  ...bases,
  '/w',
  '/openapi.json',
  '/postman.json',
  '/docs',
];
