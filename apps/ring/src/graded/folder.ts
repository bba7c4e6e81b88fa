import { fileURLToPath } from 'node:url';

/** Where the graded build lies: beside the normal ones, never in them. */
export const gradedFolder = fileURLToPath(new URL('../../dist/', import.meta.url));

/** The files of the graded build. */
export const graded = {
  /** The site as Vite builds it. */
  site: `${gradedFolder}site`,
  /** The same, packed and compressed, in one file that a corner reads at once. */
  pack: `${gradedFolder}site.pack`,
  /** What a corner runs. */
  corner: `${gradedFolder}corner.js`,
  /** The ids of all defects; the number of each is its place, from 1. */
  ids: `${gradedFolder}defects.json`,
  /** The defects without their code. */
  book: `${gradedFolder}book.json`,
  /** What the report wears. */
  look: `${gradedFolder}look.json`,
  /** The ring as a service, in a folder as deep as its source. */
  service: `${gradedFolder}service`,
} as const;
