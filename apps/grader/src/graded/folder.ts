import { fileURLToPath } from 'node:url';

/** Where the graded build lies: beside the normal ones, never in them. */
export const gradedFolder = fileURLToPath(new URL('../../dist/', import.meta.url));

/** The files of the graded build. */
export const graded = {
  /** The site as Vite builds it. */
  site: `${gradedFolder}site`,
  /** The same, packed and compressed, in one file that an instance reads at once. */
  pack: `${gradedFolder}site.pack`,
  /** What an instance runs. */
  instance: `${gradedFolder}instance.js`,
  /** What can be chosen, as JSON. */
  choices: `${gradedFolder}choices.json`,
  /** The defects without their code. */
  book: `${gradedFolder}book.json`,
  /** What the report wears. */
  theme: `${gradedFolder}theme.json`,
  /** The grader as a service, in a folder as deep as its source. */
  service: `${gradedFolder}service`,
} as const;

/** What an instance can be opened with, and how a page is told of it. */
export interface Choices {
  /** The number of each defect. */
  readonly numbers: Readonly<Record<string, number>>;
  /** The numbers of those that are in the code of pages. */
  readonly inPages: readonly number[];
  /** Of each set of changes that a page makes itself. */
  readonly sets: readonly number[];
  /** Of originals in the code of pages: what a page is told that has nothing else in it. */
  readonly blanks: readonly number[];
  /** A number that the code of the pages has, drawn for this build. */
  readonly seal: number;
}
