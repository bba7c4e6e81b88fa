import type { classMemberEndpoints } from '@sparring/contracts/class-member-endpoints';
import type { Clock } from '../clock.ts';
import { answer, type Handlers } from '../request/handler.ts';
import type { Classes } from './classes.ts';

/** The hand is raised at the time of the server, not of the workspace. */
export const ownMemberRoutes = (
  { ownMember }: Pick<Classes, 'ownMember'>,
  clock: Pick<Clock, 'now'>,
): Handlers<typeof classMemberEndpoints> => ({
  showMember: async ({ conditions }) => answer(200, await ownMember.find(conditions.member)),
  raiseHand: async ({ conditions }) =>
    answer(200, await ownMember.raise(conditions.member, clock.now().getTime())),
  lowerHand: async ({ conditions }) => answer(200, await ownMember.lower(conditions.member)),
});
