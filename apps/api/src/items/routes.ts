import { itemOf, type productEndpoints } from '@sparring/contracts/product-endpoints';
import { products } from '@sparring/contracts/products';
import { HttpProblem } from '../problem/refusal.ts';
import { reply, type Handlers } from '../request/handler.ts';

export const itemRoutes = (): Handlers<typeof productEndpoints> => ({
  listItems: () => reply(200, products.map(itemOf)),
  getItem: ({ params: { id } }) => {
    const product = products.find((candidate) => candidate.id === id);
    if (product) return reply(200, product);
    throw new HttpProblem('not-found', `There is no item ${id}. GET /items lists them all.`);
  },
});
