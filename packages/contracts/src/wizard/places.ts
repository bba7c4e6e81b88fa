/* Without schemas: the site reads it, too. */

/** What lies in a place: no name is there twice. The empty name has the countries. */
const placesIn: Readonly<Record<string, readonly string[]>> = {
  '': ['Norland', 'Sudland'],
  Norland: ['Coast', 'Hills'],
  Sudland: ['Delta', 'Steppe'],
  Coast: ['Saltby', 'Harbor'],
  Hills: ['Stonely', 'Upton'],
  Delta: ['Reeds', 'Ferry'],
  Steppe: ['Grassmere', 'Windham'],
};

export const within = (name: string): readonly string[] =>
  Object.hasOwn(placesIn, name) ? placesIn[name]! : [];

/** The street of each postcode that there is. */
export const streets: ReadonlyMap<string, string> = new Map([
  ['1040', 'Bell Street'],
  ['2175', 'Canvas Road'],
  ['3308', 'Glove Lane'],
  ['4416', 'Corner Square'],
]);

/** About these the page, its script and the server disagree. */
export const disputed = ['name', 'email', 'age'] as const;
export const fields = [...disputed, 'country', 'region', 'city', 'postcode', 'street'] as const;
