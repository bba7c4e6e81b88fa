import type { classEndpoints } from '@sparring/contracts/desk/class-endpoints';
import type { Classes } from '../classes.ts';
import { answer, type Handlers } from '../../request/handler.ts';
import { found } from './found.ts';
import { requireEnd } from './require-end.ts';
import type { Clock } from '../../request/clock.ts';

export const classRoutes = (
  classes: Classes,
  clock: Pick<Clock, 'now'>,
): Handlers<typeof classEndpoints> => ({
  listClasses: async () => answer(200, [...(await classes.list())]),
  createClass: async ({ body, href }) => {
    requireEnd(body.ends_at, clock);
    const created = await classes.create(body);
    return answer(201, created, { Location: href(`/classes/${created.id}`) });
  },
  getClass: async ({ params }) => answer(200, found(params, await classes.find(params.class))),
  changeClass: async ({ params, body }) => {
    requireEnd(body.ends_at, clock);
    return answer(200, found(params, await classes.change(params.class, body)));
  },
  endClass: async ({ params }) => {
    found(params, await classes.find(params.class));
    await classes.end(params.class);
    return answer(204, undefined);
  },
});
