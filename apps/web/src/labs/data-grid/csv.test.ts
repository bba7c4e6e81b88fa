import { expect, test } from 'vitest';
import { createChance } from '@sparring/practice/chance';
import { drawInvoices } from '@sparring/practice/labs/data-grid/invoices';
import { csvOf } from './csv.ts';

test('the CSV has a header line and quotes commas and quotation marks', () => {
  const [one] = drawInvoices(1, createChance(1));
  const invoices = [
    { ...one!, number: 1001, customer: 'Frost, Ames & Co', cents: 905 },
    { ...one!, number: 1002, customer: 'The "Blue" Door', cents: 100_000 },
  ];
  expect(csvOf(invoices, ['Amount', 'Customer', 'Invoice'])).toBe(
    'Amount,Customer,Invoice\r\n9.05,"Frost, Ames & Co",INV-1001\r\n1000.00,"The ""Blue"" Door",INV-1002\r\n',
  );
});
