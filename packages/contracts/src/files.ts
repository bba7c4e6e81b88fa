/** One file to download, as `GET /files` lists it. */
export interface FileEntry {
  readonly name: string;
  /** A path from the root of the site. */
  readonly url: string;
}

/** The two sample files, without any schema, so that the site can read them for a few bytes. */
export const files = [
  { name: 'Example PDF', url: '/files/example.pdf' },
  { name: 'Example Excel', url: '/files/example.xlsx' },
] as const satisfies readonly FileEntry[];
