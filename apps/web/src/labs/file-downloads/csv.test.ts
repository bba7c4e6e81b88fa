import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

const order = (customer: string, cents = 500) => ({ number: 1001, customer, cents });

test('a CSV has a header, and a line for each order that ends in CR LF', () => {
  expect(csvOf([order('Ada Brook'), order('Zoë', 100_005)])).toBe(
    'number,customer,amount\r\n1001,Ada Brook,5.00\r\n1001,Zoë,1000.05\r\n',
  );
});

test.each([
  ['Cole, Dale & Co.', '"Cole, Dale & Co."'],
  ['The "Blue" Corner', '"The ""Blue"" Corner"'],
  ['"', '""""'],
])('the customer %s is the field %s', (customer, field) => {
  expect(csvOf([order(customer)])).toContain(`\r\n1001,${field},5.00\r\n`);
});
