import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

const order = (customer: string, cents: number) => ({ number: 1001, customer, cents });

test('each line of a CSV ends in CR LF, and an amount has two decimals', () => {
  expect(csvOf([order('Ada Brook', 500), order('Zoë', 100_005)])).toBe(
    'number,customer,amount\r\n1001,Ada Brook,5.00\r\n1001,Zoë,1000.05\r\n',
  );
});
