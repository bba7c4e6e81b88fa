import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { reply } from './reply.ts';
import { numberParameter } from './number-parameter.ts';
import { type Item, type Product, products } from './products.ts';

/** A product in a list. */
export const item = z
  .object({
    id: z.int().min(1),
    name: z.string(),
    description: z.string(),
    price: z.number().describe('The price in US dollars.'),
    image: z.string().describe('The path of the picture on the site.'),
  })
  .meta({ id: 'Item' }) satisfies z.ZodType<Item>;

/** A product with all texts of its page. */
export const product = item
  .extend({ longDescription: z.string(), longdescriptionproductitem: z.string() })
  .meta({ id: 'Product' }) satisfies z.ZodType<Product>;

/** A product without the texts that only its page shows. */
export const itemOf = ({ id, name, description, price, image }: Product): Item => ({
  id,
  name,
  description,
  price,
  image,
});

const [first, second] = products as readonly [Product, Product];

export const productEndpoints = {
  listItems: endpoint({
    method: 'GET',
    path: '/items',
    title: 'List the items',
    description:
      'Returns the products of the shop, without their long texts. The same list is at the root of the site: `/items`.',
    replies: {
      200: reply(z.array(item), {
        description: 'All products.',
        example: [itemOf(first), itemOf(second)],
      }),
    },
    problems: [],
    example: {},
  }),
  getItem: endpoint({
    method: 'GET',
    path: '/items/{id}',
    title: 'Get an item',
    description:
      'Returns one product with its long texts. The same product is at the root of the site: `/items/{id}`.',
    params: z.object({
      id: numberParameter({ min: 1, max: 2_147_483_647 }, 'integer').describe(
        'The id of a product.',
      ),
    }),
    replies: { 200: reply(product, { description: 'The product.', example: first }) },
    problems: ['invalid-input', 'not-found'],
    example: { params: { id: '1' } },
  }),
};
