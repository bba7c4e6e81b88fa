import type { classEndpoints } from '@sparring/contracts/desk/class-endpoints';
import type { Classes } from '../classes.ts';
import { reply, type Handlers } from '../../request/handler.ts';
import { found } from './found.ts';
import { mostDays } from '@sparring/contracts/desk/class';
import { fieldProblem } from '../../problem/field-errors.ts';
import type { Clock } from '../../request/clock.ts';

const day = 24 * 60 * 60 * 1000;

/** Refuses an end that is too far away: the workspaces of a class are kept until it is deleted. */
const requireEnd = (sent: string | undefined, clock: Pick<Clock, 'now'>): void => {
  if (sent === undefined || Date.parse(sent) <= clock.now().getTime() + mostDays * day) return;
  throw fieldProblem('invalid-input', 'The end of the class is too far away.', [
    { pointer: '/ends_at', detail: `must be at most ${mostDays} days from now` },
  ]);
};

export const classRoutes = (
  classes: Classes,
  clock: Pick<Clock, 'now'>,
): Handlers<typeof classEndpoints> => ({
  listClasses: async () => reply(200, [...(await classes.list())]),
  createClass: async ({ body, href }) => {
    requireEnd(body.ends_at, clock);
    const created = await classes.create(body);
    return reply(201, created, { Location: href(`/classes/${created.id}`) });
  },
  getClass: async ({ params }) => reply(200, found(params, await classes.find(params.class))),
  changeClass: async ({ params, body }) => {
    requireEnd(body.ends_at, clock);
    return reply(200, found(params, await classes.change(params.class, body)));
  },
  endClass: async ({ params }) => {
    found(params, await classes.find(params.class));
    await classes.end(params.class);
    return reply(204, undefined);
  },
});
