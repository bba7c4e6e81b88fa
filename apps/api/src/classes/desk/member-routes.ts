import type { memberEndpoints } from '@sparring/contracts/desk/member-endpoints';
import type { Classes } from '../classes.ts';
import { shownMember } from '../member-rows.ts';
import { reply, type Handlers } from '../../request/handler.ts';
import { found } from './found.ts';

export const memberRoutes = ({
  find,
  members,
}: Pick<Classes, 'find' | 'members'>): Handlers<typeof memberEndpoints> => ({
  putRoster: async ({ params, query, body }) => {
    const change = await members.putRoster(params.class, body.text, query.dry_run === 'true');
    return reply(200, found(params, change));
  },
  listMembers: async ({ params }) => {
    found(params, await find(params.class));
    return reply(200, (await members.list(params.class)).map(shownMember));
  },
  changeMember: async ({ params, body }) => {
    const changed = await members.change(params.class, params.number, body);
    return reply(200, shownMember(found(params, changed)));
  },
  removeMember: async ({ params }) => {
    found(params, await members.remove(params.class, params.number));
    return reply(204, undefined);
  },
  replaceKey: async ({ params }) => {
    const changed = await members.replaceKey(params.class, params.number);
    return reply(200, shownMember(found(params, changed)));
  },
});
