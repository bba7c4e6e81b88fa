import type { startEndpoints } from '@sparring/contracts/desk/start-endpoints';
import type { Classes } from '../classes.ts';
import { reply, type Handlers } from '../../request/handler.ts';
import { found } from './found.ts';

export const startRoutes = ({
  find,
  startOf,
  putStart,
  act,
}: Pick<Classes, 'find' | 'startOf' | 'putStart' | 'act'>): Handlers<typeof startEndpoints> => ({
  getStart: async ({ params }) => {
    found(params, await find(params.class));
    return reply(200, await startOf(params.class));
  },
  putStart: async ({ params, query, body }) => {
    found(params, await find(params.class));
    await putStart(params.class, body);
    if (query.apply === 'now') await act(params.class, { do: 'start', members: 'all' });
    return reply(200, body);
  },
  act: async ({ params, body }) => {
    found(params, await find(params.class));
    return reply(200, await act(params.class, body));
  },
});
