import type { classMemberEndpoints } from '@sparring/contracts/class-member-endpoints';
import type { Clock } from '../request/clock.ts';
import { reply, type Handlers } from '../request/handler.ts';
import type { Classes } from './classes.ts';

/** The times are those of the server, not of the workspace. */
export const ownMemberRoutes = (
  { ownMember }: Pick<Classes, 'ownMember'>,
  clock: Pick<Clock, 'now'>,
): Handlers<typeof classMemberEndpoints> => {
  const now = () => clock.now().getTime();
  return {
    showMember: async ({ conditions }) =>
      reply(200, await ownMember.find(conditions.member, now())),
    raiseHand: async ({ conditions }) =>
      reply(200, await ownMember.raise(conditions.member, now())),
    lowerHand: async ({ conditions }) =>
      reply(200, await ownMember.lower(conditions.member, now())),
  };
};
