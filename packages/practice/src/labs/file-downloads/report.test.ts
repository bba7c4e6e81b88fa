import { expect, test } from 'vitest';
import { createChance } from '../../chance.ts';
import { drawYear } from './months.ts';
import { reportFor, sessionReportOf } from './report.ts';

const [first, second] = [12_345, 55];
const order = (cents: number) => ({ number: 1, customer: 'Ada', cents });
const year = {
  ...drawYear(2, createChance(1)),
  months: [
    { name: 'January', orders: [order(first)] },
    { name: 'February', orders: [order(second)] },
  ] as const,
  code: '4821',
  sessionCode: '5932',
};

test('the report is a PDF with the total and the code', () => {
  const pdf = reportFor(year, true);
  expect(pdf).toMatch(/^%PDF-1\.4\n/);
  expect(pdf).toContain('(Total 124.00)');
  expect(pdf).toContain('(Code 4821)');
});

test('each place in the table of the PDF is the place of its object', () => {
  const pdf = reportFor(year, true);
  const places = [...pdf.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
  expect(places).toHaveLength(5);
  for (const [at, place] of places.entries()) {
    expect(pdf.slice(place)).toMatch(new RegExp(`^${at + 1} 0 obj\n`));
  }
  const [, start] = /startxref\n(\d+)\n%%EOF\n$/.exec(pdf) ?? [];
  expect(pdf.slice(Number(start))).toMatch(/^xref\n0 6\n/);
});

test('without a login the report is a page in HTML', () => {
  const page = reportFor(year, false);
  expect(page).toMatch(/^<!doctype html>/);
  expect(page).not.toContain('4821');
});

test('the report of the API has the same total and another code', () => {
  const pdf = sessionReportOf(year);
  expect(pdf).toContain('(Total 124.00)');
  expect(pdf).toContain('(Code 5932)');
  expect(pdf).not.toContain('4821');
});
