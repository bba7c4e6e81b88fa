import { writeFileSync } from 'node:fs';
import { examplePdf } from './pdf.ts';
import { exampleXlsx } from './xlsx.ts';

/* Run with `node scripts/sample-files/write.ts` after the products change. */
const stored = new URL('../../apps/api/src/files/stored/', import.meta.url);
writeFileSync(new URL('example.pdf', stored), examplePdf());
writeFileSync(new URL('example.xlsx', stored), exampleXlsx());
