/** What belongs to the API; the site passes these paths on, exact or with a following segment. */
export const apiPaths = [
  '/items',
  '/files',
  '/practice',
  '/v1/practice',
  '/w',
  '/openapi.json',
  '/postman.json',
  '/docs',
];
