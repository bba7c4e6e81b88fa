import { writeFileSync } from 'node:fs';
import { examplePdf } from './pdf.ts';
import { exampleXlsx } from './xlsx.ts';

/* Run with `node apps/api/src/files/sample/write.ts` after the products change. */
writeFileSync(new URL('../stored/example.pdf', import.meta.url), examplePdf());
writeFileSync(new URL('../stored/example.xlsx', import.meta.url), exampleXlsx());
