import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { examplePdf } from './pdf.ts';
import { exampleXlsx } from './xlsx.ts';

const stored = (name: string) => readFileSync(new URL(`../stored/${name}`, import.meta.url));

/* When this fails, run `node apps/api/src/files/sample/write.ts`. */
test('the stored files are what the scripts beside this test make', () => {
  expect(stored('example.pdf').equals(examplePdf())).toBe(true);
  expect(stored('example.xlsx').equals(exampleXlsx())).toBe(true);
});

test('the table at the end of the PDF points at its objects', () => {
  const text = examplePdf().toString('latin1');
  const starts = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, start]) => Number(start));
  const found = starts.map((start, index) => text.startsWith(`${index + 1} 0 obj`, start));
  expect(found).toEqual(Array(6).fill(true));
  expect(text.slice(Number(/startxref\n(\d+)/.exec(text)![1])).startsWith('xref')).toBe(true);
});

test('the directory at the end of the Excel file points at its parts', () => {
  const file = exampleXlsx();
  const start = file.readUInt32LE(file.length - 6);
  expect(file.readUInt16LE(file.length - 12)).toBe(8);
  expect(file.subarray(start, start + 4).toString('latin1')).toBe('PK\u0001\u0002');
});
