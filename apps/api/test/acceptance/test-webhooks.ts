import { createHmac } from 'node:crypto';
import type { Message } from '@sparring/contracts/inbox';
import {
  jobEvents,
  publishedSecret,
  type Delivery,
  type Receiver,
} from '@sparring/contracts/webhook';
import { newWorkspace, type Problem } from './test-client.ts';

/** The webhooks of a new workspace whose clock stands still. */
export const newWebhooks = async (chance = 'never') => {
  const workspace = newWorkspace();
  const { send, get } = workspace;
  const set = (body: object) => send('PATCH', '/workspace', { body });
  await set({ now: '2026-06-01T09:00:00Z', clock: 'frozen', chance });
  return {
    ...workspace,
    advance: (duration: string) => set({ advance: duration }),
    register: (receiver: object = {}) =>
      send<Receiver & Problem>('POST', '/labs/webhooks', {
        body: { events: jobEvents, ...receiver },
      }),
    ping: (ping: object = {}, id = 1) =>
      send<Delivery & Problem>('POST', `/labs/webhooks/${id}/pings`, {
        body: { text: 'Hello', ...ping },
      }),
    deliveries: async (id = 1) =>
      (await get<readonly Delivery[]>(`/labs/webhooks/${id}/deliveries`)).body,
    refuse: (body: object) => send<Problem>('PUT', '/workspace/inbox/refusals', { body }),
    inbox: async () => {
      const { body } = await get<readonly Message[]>('/workspace/inbox');
      return body.filter(({ headers }) => headers['webhook-id'] !== 'msg_example');
    },
    startJob: (seconds: number) => send('POST', '/labs/jobs', { body: { seconds } }),
  };
};

/** Whether a message is signed with the secret. */
export const isSigned = ({ headers, body }: Message, secret: string = publishedSecret): boolean => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const mac = createHmac('sha256', key).update(text).digest('base64');
  return headers['webhook-signature'] === `v1,${mac}`;
};
