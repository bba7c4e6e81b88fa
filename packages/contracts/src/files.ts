/** A file in the list of `GET /files`. */
export interface FileEntry {
  readonly name: string;
  /** A path from the root of the site. */
  readonly url: string;
}

/** The two sample files, without a schema, so that they add only a few bytes to the site. */
export const files = [
  { name: 'Example PDF', url: '/files/example.pdf' },
  { name: 'Example Excel', url: '/files/example.xlsx' },
] as const satisfies readonly FileEntry[];
