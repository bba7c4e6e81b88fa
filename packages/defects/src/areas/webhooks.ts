import type { Message } from '@sparring/contracts/inbox';
import { type Delivery, publishedSecret } from '@sparring/contracts/webhook';
import { createHmac } from 'node:crypto';
import { type Defect, defect } from '../defect.ts';
import { advance, stopClock } from '../own-time.ts';

export const defects: readonly Defect[] = [
  defect('each-attempt-another-id', 'WEBHOOK-05', 'hard', 'duplicates', {
    file: 'apps/api/src/webhooks/delivery.ts',
    from: 'signedHeaders(delivery,',
    to: "signedHeaders({ ...delivery, id: delivery.id + (delivery.attempts.length || '') },",
    matters: 'delivery.attempts.length > 0',
    seen: 'A repeated attempt has another webhook-id, so that nobody can tell that it is the same event.',
    nudge: 'Let an event arrive twice.',
    hint: 'Compare what is the same in both.',
    recipe: 'Refuse once with keep, advance by 10 seconds: both messages have one webhook-id.',
    caught: async ({ api, expect }) => {
      await stopClock(api);
      const body = { times: 1, keep: true };
      await api.send('PUT', '/workspace/inbox/refusals', { body });
      await api.post('/labs/webhooks/1/pings', { text: 'Hello' });
      await advance(api, 'PT10S');
      const inbox = await api.get<readonly Message[]>('/workspace/inbox');
      const [second, first] = inbox.body.map(({ headers }) => headers['webhook-id']);
      expect(second).toBe(first);
    },
  }),
  defect('events-nobody-wants', 'WEBHOOK-11', 'medium', 'negative', {
    file: 'apps/api/src/webhooks/settle.ts',
    from: 'events.includes(event) && created <= at',
    to: 'created <= at',
    seen: 'A receiver gets events that it has not asked for.',
    nudge: 'Register a receiver for some events only.',
    hint: 'Let something else happen.',
    recipe: 'A receiver of job.failed gets nothing from a job that succeeds.',
    caught: async ({ api, expect }) => {
      await stopClock(api);
      await api.post('/labs/webhooks', { events: ['job.failed'] });
      await api.post('/labs/jobs', { seconds: 1 });
      await advance(api, 'PT1S');
      const { body } = await api.get<readonly object[]>('/labs/webhooks/2/deliveries');
      expect(body).toEqual([]);
    },
  }),
  defect('first-pause-skipped', 'WEBHOOK-07', 'medium', 'timing', {
    file: 'apps/api/src/webhooks/delivery.ts',
    from: 'retryPauses[delivery.attempts.length]',
    to: 'retryPauses[delivery.attempts.length + 1]',
    seen: 'The second attempt comes after a minute instead of ten seconds.',
    nudge: 'Let the inbox refuse.',
    hint: 'The pauses between attempts grow from ten seconds.',
    recipe: 'Refuse once: next_attempt_at is ten seconds later.',
    caught: async ({ api, expect }) => {
      await stopClock(api);
      await api.send('PUT', '/workspace/inbox/refusals', { body: { times: 1 } });
      const { body } = await api.post<Delivery>('/labs/webhooks/1/pings', { text: 'Hello' });
      expect(body.next_attempt_at).toBe('2026-06-01T09:00:10.000Z');
    },
  }),
  defect('numbers-start-again', 'INBOX-03', 'sneaky', 'sequences', {
    file: 'apps/api/src/webhooks/inbox-routes.ts',
    from: '({ ...before, messages: [] })',
    to: '({ ...before, messages: [], lastMessage: 0 })',
    seen: 'After the inbox is emptied, a new message has the number of an old one.',
    nudge: 'Empty the inbox and use it again.',
    hint: 'A number names one message for ever.',
    recipe: 'Empty it and send a ping: the new message has the number 2.',
    caught: async ({ api, expect }) => {
      await api.send('DELETE', '/workspace/inbox');
      await api.post('/labs/webhooks/1/pings', { text: 'Hello' });
      const { body } = await api.get<readonly Message[]>('/workspace/inbox');
      expect(body.map(({ id }) => id)).toEqual([2]);
    },
  }),
  defect('one-refusal-too-few', 'INBOX-04', 'easy', 'boundaries', {
    file: 'apps/api/src/webhooks/delivery.ts',
    from: 'refusal.times > 0',
    to: 'refusal.times > 1',
    seen: 'The inbox refuses once less than it was told.',
    nudge: 'Let the inbox refuse.',
    hint: 'Count the refusals.',
    recipe: 'Refuse once: the next ping is waiting.',
    caught: async ({ api, expect }) => {
      await api.send('PUT', '/workspace/inbox/refusals', { body: { times: 1 } });
      const { body } = await api.post<Delivery>('/labs/webhooks/1/pings', { text: 'Hello' });
      expect(body.state).toBe('waiting');
    },
  }),
  defect('redirect-is-fine', 'WEBHOOK-07', 'sneaky', 'boundaries', {
    file: 'apps/api/src/webhooks/delivery.ts',
    from: 'status < 300',
    to: 'status < 400',
    pure: true,
    seen: 'A receiver that answers with a redirect counts as one that accepts.',
    nudge: 'Refuse with other statuses than 503.',
    hint: 'Only some statuses mean that the event has arrived.',
    recipe: 'Refuse with 302: the delivery is waiting.',
    caught: async ({ api, expect }) => {
      const body = { times: 1, status: 302 };
      await api.send('PUT', '/workspace/inbox/refusals', { body });
      const delivery = await api.post<Delivery>('/labs/webhooks/1/pings', { text: 'Hello' });
      expect(delivery.body.state).toBe('waiting');
    },
  }),
  defect('refused-is-lost', 'INBOX-05', 'hard', 'duplicates', {
    file: 'apps/api/src/webhooks/delivery.ts',
    from: 'if (refuses && !refusal.keep)',
    to: 'if (refuses)',
    seen: 'A message that is to be kept although it is refused is not in the inbox.',
    nudge: 'Look at the options of the refusals.',
    hint: 'An event can arrive although its answer says no.',
    recipe: 'Refuse once with keep: the inbox has the ping.',
    caught: async ({ api, expect }) => {
      const body = { times: 1, keep: true };
      await api.send('PUT', '/workspace/inbox/refusals', { body });
      await api.post('/labs/webhooks/1/pings', { text: 'Hello' });
      const inbox = await api.get<readonly Message[]>('/workspace/inbox');
      expect(inbox.body.map(({ answered }) => answered)).toEqual([503, 200]);
    },
  }),
  defect('retry-with-the-old-time', 'WEBHOOK-04', 'sneaky', 'timing', {
    file: 'apps/api/src/webhooks/delivery.ts',
    from: 'signedHeaders(delivery, secret, at)',
    to: 'signedHeaders(delivery, secret, delivery.attempts[0]?.at ?? at)',
    matters: 'delivery.attempts.length > 0',
    seen: 'A repeated attempt has the timestamp of the first one.',
    nudge: 'Look at the headers of an event that arrives late.',
    hint: 'Its timestamp is that of the attempt.',
    recipe:
      'Refuse once, advance by 10 seconds: webhook-timestamp is 10 seconds later than the event.',
    caught: async ({ api, expect }) => {
      await stopClock(api);
      await api.send('PUT', '/workspace/inbox/refusals', { body: { times: 1 } });
      await api.post('/labs/webhooks/1/pings', { text: 'Hello' });
      await advance(api, 'PT10S');
      const { body } = await api.get<readonly Message[]>('/workspace/inbox');
      const seconds = Date.parse('2026-06-01T09:00:10Z') / 1000;
      expect(body[0]?.headers['webhook-timestamp']).toBe(String(seconds));
    },
  }),
  defect('timestamp-not-signed', 'WEBHOOK-03', 'medium', 'security', {
    file: 'apps/api/src/webhooks/signing.ts',
    from: '.update(`${id}.${timestamp}.${body}`)',
    to: '.update(`${id}.${body}`)',
    matters: 'true',
    seen: 'The signature does not cover the time, so that an old event can be sent again.',
    nudge: 'Compute the signature of a message yourself.',
    hint: 'It covers three things.',
    recipe: 'HMAC-SHA256 of id, timestamp and body, joined by dots, with the decoded secret.',
    caught: async ({ api, expect }) => {
      await api.post('/labs/webhooks/1/pings', { text: 'Hello' });
      const { body } = await api.get<readonly Message[]>('/workspace/inbox');
      const [{ headers, body: text }] = body as readonly [Message];
      const key = Buffer.from(publishedSecret.replace('whsec_', ''), 'base64');
      const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${text}`;
      const mac = createHmac('sha256', key).update(signed).digest('base64');
      expect(headers['webhook-signature']).toBe(`v1,${mac}`);
    },
  }),
  defect('told-at-every-look', 'WEBHOOK-10', 'medium', 'duplicates', {
    file: 'apps/api/src/webhooks/settle.ts',
    from: '{ ...webhooks, told },',
    to: '{ ...webhooks, told: told.slice(0, 0) },',
    seen: 'Each look at the inbox tells again that a job has ended.',
    nudge: 'Read the inbox more than once.',
    hint: 'One job ends once.',
    recipe: 'Finish a job, read the inbox twice: there is one event.',
    caught: async ({ api, expect }) => {
      await stopClock(api);
      await api.post('/labs/jobs', { seconds: 1 });
      await advance(api, 'PT1S');
      await api.get('/workspace/inbox');
      const { body } = await api.get<readonly Message[]>('/workspace/inbox');
      expect(body.filter(({ body: text }) => text.includes('job.succeeded'))).toHaveLength(1);
    },
  }),
];
