import { expect, test } from 'vitest';
import { products } from '@sparring/contracts/products';
import { pointersOf, send, type Problem } from './test-client.ts';

const everywhere = ['/v1/practice/items', '/practice/items', '/items'];

test.each(everywhere)('lists the ten products at %s [ITEM-01, ITEM-05]', async (path) => {
  const { status, body } = await send('GET', path);
  expect(status).toBe(200);
  expect(body).toMatchObject(
    products.map(({ id, name, description, price, image }) => ({
      id,
      name,
      description,
      price,
      image,
    })),
  );
});

test.each(everywhere)(
  'shows a product with its long texts below %s [ITEM-02, ITEM-05]',
  async (path) => {
    for (const product of products)
      expect((await send('GET', `${path}/${product.id}`)).body).toMatchObject(product);
  },
);

test('answers 404 to an unknown id [ITEM-03]', async () => {
  for (const id of [11, 2_147_483_647])
    expect((await send('GET', `/items/${id}`)).status).toBe(404);
});

test.each(['one', '0', '-1', '1.5', '2147483648'])('refuses the id %s [ITEM-04]', async (id) => {
  expect((await send('GET', `/items/${id}`)).status).toBe(400);
});

test.each(['1e1', '99999999999'])('refuses the id %s and names it [ITEM-04]', async (id) => {
  const reply = await send<Problem>('GET', `/items/${id}`);
  expect([reply.status, ...pointersOf(reply)]).toEqual([400, '/id']);
});
