import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { examplePdf } from './pdf.ts';
import { exampleXlsx } from './xlsx.ts';

const folder = new URL('../../apps/api/src/files/stored/', import.meta.url);
const stored = (name: string) => readFileSync(new URL(name, folder));

test('the stored files are up to date with npm run fix', () => {
  expect(stored('example.pdf').equals(examplePdf())).toBe(true);
  expect(stored('example.xlsx').equals(exampleXlsx())).toBe(true);
});

test('the table at the end of the PDF has the position of each object', () => {
  const text = examplePdf().toString('latin1');
  const starts = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, start]) => Number(start));
  const found = starts.map((start, index) => text.startsWith(`${index + 1} 0 obj`, start));
  expect(found).toEqual(Array(6).fill(true));
  expect(text.slice(Number(/startxref\n(\d+)/.exec(text)![1])).startsWith('xref')).toBe(true);
});

test('the Excel file is a zip archive with a workbook of two sheets', () => {
  const names = Object.keys(unzipSync(exampleXlsx()));
  expect(names).toContain('xl/workbook.xml');
  expect(names.filter((name) => name.startsWith('xl/worksheets/'))).toHaveLength(2);
});
