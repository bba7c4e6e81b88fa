import request from 'supertest';
import { expect, test } from 'vitest';
import { problem } from '@sparring/contracts/problem';
import { products } from '@sparring/contracts/products';
import { testApp } from '../test-app.ts';

const app = await testApp();
const everywhere = ['/v1/practice/items', '/practice/items', '/items'];

test.each(everywhere)('lists the ten products at %s', async (path) => {
  const { status, body } = await request(app).get(path);
  expect(status).toBe(200);
  expect(body).toHaveLength(10);
  expect(body[0]).toEqual({
    id: 1,
    name: 'Wireless Mouse',
    description: 'A quiet mouse that fits either hand.',
    price: 29.99,
    image: '/images/products/wireless-mouse.svg',
  });
});

test.each(everywhere)('shows one product with its long texts below %s', async (path) => {
  const { status, body } = await request(app).get(`${path}/10`);
  expect(status).toBe(200);
  expect(body).toEqual(products[9]);
});

test('replies 404 when no product has the id', async () => {
  const { status, body } = await request(app).get('/items/11');
  expect(status).toBe(404);
  expect(problem.parse(body).detail).toContain('no item 11');
});

test.each(['one', '0', '-1', '1.5', '1e1', '99999999999'])(
  'replies 400 when the id is %s',
  async (id) => {
    const { status, body } = await request(app).get(`/items/${id}`);
    expect(status).toBe(400);
    expect(problem.parse(body).errors).toMatchObject([{ pointer: '/id' }]);
  },
);
