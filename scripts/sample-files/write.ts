import { writeFileSync } from 'node:fs';
import { examplePdf } from './pdf.ts';
import { exampleXlsx } from './xlsx.ts';

const stored = new URL('../../apps/api/src/files/stored/', import.meta.url);

/** Writes the files that show the products. */
export const writeSampleFiles = (): void => {
  writeFileSync(new URL('example.pdf', stored), examplePdf());
  writeFileSync(new URL('example.xlsx', stored), exampleXlsx());
};
