import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { reply } from './reply.ts';

export const pong = z.object({ message: z.literal('pong') }).meta({ id: 'Pong' });

export const pingEndpoints = {
  ping: endpoint({
    method: 'GET',
    path: '/ping',
    title: 'Ping',
    description: 'Answers at once. Use it to see that the API is there before a suite starts.',
    replies: {
      200: reply(pong, { description: 'The API is there.', example: { message: 'pong' } }),
    },
    problems: [],
    example: {},
  }),
};
