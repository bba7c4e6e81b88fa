/** Turns `listBooks`, `min_price` and `If-Match` into kebab-case for ids and test ids. */
export const kebab = (name: string): string =>
  name
    .replaceAll(/([a-z])([A-Z0-9])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
