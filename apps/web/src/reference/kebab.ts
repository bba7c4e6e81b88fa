/** `listBooks`, `min_price` and `If-Match` as the tokens of the locator contract write them. */
export const kebab = (name: string): string =>
  name
    .replaceAll(/([a-z])([A-Z0-9])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
