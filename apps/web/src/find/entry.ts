/** In the order in which results of the same rank are listed. */
export const kinds = [
  'Pages',
  'Exercises',
  'Labs',
  'API pages',
  'Endpoints',
  'Problem types',
  'Guides',
  'Rules',
] as const;

/** A place of the site that the search finds. */
export interface Entry {
  readonly kind: (typeof kinds)[number];
  readonly title: string;
  /** What is searched besides the title, and shown below it. */
  readonly text: string;
  readonly to: string;
}
