import type { deskTaskEndpoints } from '@sparring/contracts/desk/task-endpoints';
import type { Plan } from '@sparring/contracts/desk/marks';
import type { ClassTasks } from '../../tasks/class-tasks.ts';
import type { Classes } from '../classes.ts';
import { reply, type Handlers } from '../../request/handler.ts';
import { found } from './found.ts';

interface Place {
  readonly class: number;
  readonly number: number;
}

/** A time in the zone of the teacher is shown in that of every other time. */
const inUtc = ({ counts_until, ...plan }: Plan): Plan => ({
  ...plan,
  counts_until: counts_until === null ? null : new Date(counts_until).toISOString(),
});

export const deskTaskRoutes = (
  { find, members }: Pick<Classes, 'find' | 'members'>,
  tasks: ClassTasks,
): Handlers<typeof deskTaskEndpoints> => {
  const memberAt = async (place: Place): Promise<number> =>
    found(place, await members.find(place.class, place.number)).id;

  return {
    getPlan: async ({ params }) => {
      found(params, await find(params.class));
      return reply(200, await tasks.plan(params.class));
    },
    putPlan: async ({ params, body }) => {
      found(params, await find(params.class));
      const plan = inUtc(body);
      await tasks.putPlan(params.class, plan);
      return reply(200, plan);
    },
    countTasks: async ({ params }) => {
      found(params, await find(params.class));
      return reply(200, [...(await tasks.count(params.class))]);
    },
    memberTasks: async ({ params }) => {
      const member = await memberAt(params);
      return reply(200, [...(await tasks.ofMember(params.class, member))]);
    },
    tickTask: async ({ params, body }) => {
      const ticked = { ofClass: params.class, member: await memberAt(params), task: params.task };
      return reply(200, await tasks.tick(ticked, body.note));
    },
    untickTask: async ({ params }) => {
      const ticked = { ofClass: params.class, member: await memberAt(params), task: params.task };
      return reply(200, await tasks.untick(ticked));
    },
  };
};
