import { defect } from '../../defect.ts';
import { exampleBook } from '@sparring/contracts/book-endpoints';

export default defect({
  id: 'price-loses-its-zero',
  rule: 'SUNSET-05',
  level: 'medium',
  technique: 'oracle',
  file: 'apps/api/src/book-labs/version-routes.ts',
  from: 'amount: price.toFixed(2)',
  to: 'amount: String(price)',
  matters: 'price.toFixed(2) !== String(price)',
  seen: 'A price of 29.90 is the text 29.9 in version 2.',
  hints: [
    'Look at the prices of version 2.',
    'An amount has two decimals, whatever the price is.',
    'A book for 12.5: amount is 12.50.',
  ],
  caught: async ({ api, expect }) => {
    const path = `/books/${exampleBook.id}`;
    await api.send('PUT', path, { body: { price: 12.5 } });
    const { body } = await api.get<{ readonly price: { readonly amount: string } }>(
      `/labs/v2${path}`,
    );
    expect(body.price.amount).toBe('12.50');
  },
});
