import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { reply } from './reply.ts';

export const pong = z.object({ message: z.literal('pong') }).meta({ id: 'Pong' });

/** Other endpoints of this noun stand beside it; workspace.ts shows what else endpoint() takes. */
export const pingEndpoints = {
  ping: endpoint({
    method: 'GET',
    path: '/ping',
    title: 'Ping',
    description:
      'Responds at once. Use it to check that the API is running before your tests start.',
    replies: {
      200: reply(pong, { description: 'The API is running.', example: { message: 'pong' } }),
    },
    problems: [],
    example: {},
  }),
};
