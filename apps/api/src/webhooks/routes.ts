import type { webhookEndpoints } from '@sparring/contracts/webhook-endpoints';
import { reply, type Handlers } from '../request/handler.ts';
import { withDelivery } from './delivery.ts';
import { receiverWith, requireTarget, withReceiver, withoutReceiver } from './receivers.ts';
import { shownDelivery, shownReceiver } from './shown.ts';
import type { Webhooks } from './state.ts';
import type { WebhookStore } from './webhooks.ts';

const accepted = ({ deliveries }: Webhooks) => reply(202, shownDelivery(deliveries.at(-1)!));

/** `origins` are those that the server may call beside the inbox. */
export const webhookRoutes = (
  { read, change }: WebhookStore,
  origins: readonly string[],
): Handlers<typeof webhookEndpoints> => ({
  addReceiver: async (call) => {
    requireTarget(call.body.url, origins);
    const answerOf = ({ receivers }: Webhooks) => {
      const added = receivers.at(-1)!;
      const Location = call.href(`/labs/webhooks/${added.id}`);
      return reply(201, shownReceiver(added), { Location });
    };
    return answerOf(
      await change(
        call,
        (before, now) => withReceiver(before, call.body, now),
        (after) => call.saved(answerOf(after)),
      ),
    );
  },

  listReceivers: async (call) => reply(200, (await read(call)).receivers.map(shownReceiver)),

  getReceiver: async (call) =>
    reply(200, shownReceiver(receiverWith(await read(call), call.params.id))),

  removeReceiver: async (call) => {
    await change(call, (before) => withoutReceiver(before, call.params.id));
    return reply(200, { message: 'Receiver removed' });
  },

  sendPing: async (call) => {
    const { text, signature } = call.body;
    const pinged = (before: Webhooks, at: number) => {
      const { id: receiver } = receiverWith(before, call.params.id);
      return withDelivery(before, { receiver, event: 'ping', at, data: { text }, signature });
    };
    return accepted(await change(call, pinged, (after) => call.saved(accepted(after))));
  },

  listDeliveries: async (call) => {
    const webhooks = await read(call);
    const { id } = receiverWith(webhooks, call.params.id);
    const own = webhooks.deliveries.filter(({ receiver }) => receiver === id);
    return reply(200, own.toReversed().map(shownDelivery));
  },
});
