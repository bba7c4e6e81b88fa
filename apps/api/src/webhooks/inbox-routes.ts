import type { inboxEndpoints } from '@sparring/contracts/inbox-endpoints';
import { reply, type Handlers } from '../request/handler.ts';
import { refuseShared } from '../workspaces/refuse-shared.ts';
import { unknownMessage } from './refusals.ts';
import { shownMessage } from './shown.ts';
import type { StoredMessage, Webhooks } from './state.ts';
import type { WebhookStore } from './webhooks.ts';

const messageWith = ({ messages }: Webhooks, id: number): StoredMessage => {
  const found = messages.find((message) => message.id === id);
  if (!found) throw unknownMessage(id);
  return found;
};

export const inboxRoutes = ({ read, change }: WebhookStore): Handlers<typeof inboxEndpoints> => ({
  listMessages: async (call) =>
    reply(200, (await read(call)).messages.toReversed().map(shownMessage)),

  emptyInbox: async (call) => {
    await change(call, (before) => ({ ...before, messages: [] }));
    return reply(200, { message: 'Inbox emptied' });
  },

  getMessage: async (call) =>
    reply(200, shownMessage(messageWith(await read(call), call.params.id))),

  deleteMessage: async (call) => {
    await change(call, (before) => {
      const deleted = messageWith(before, call.params.id);
      return { ...before, messages: before.messages.filter((message) => message !== deleted) };
    });
    return reply(200, { message: 'Message deleted' });
  },

  getRefusals: async (call) => reply(200, (await read(call)).refusal),

  setRefusals: async (call) => {
    refuseShared(call.workspace.name, 'refusals');
    const { refusal } = await change(call, (before) => ({ ...before, refusal: call.body }));
    return reply(200, refusal);
  },
});
