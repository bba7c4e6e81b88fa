import { defect } from '../../defect.ts';
import { createHmac } from 'node:crypto';
import type { Message } from '@sparring/contracts/inbox';
import { publishedSecret } from '@sparring/contracts/webhook';

export default defect({
  id: 'timestamp-not-signed',
  rule: 'WEBHOOK-03',
  level: 'medium',
  technique: 'security',
  file: 'apps/api/src/webhooks/signing.ts',
  from: '.update(`${id}.${timestamp}.${body}`)',
  to: '.update(`${id}.${body}`)',
  seen: 'The signature does not cover the time, so that an old event can be sent again.',
  hints: [
    'Compute the signature of a message yourself.',
    'It covers three things.',
    'HMAC-SHA256 of id, timestamp and body, joined by dots, with the decoded secret.',
  ],
  caught: async ({ api, expect }) => {
    await api.post('/labs/webhooks/1/pings', { text: 'Hello' });
    const { body } = await api.get<readonly Message[]>('/workspace/inbox');
    const [{ headers, body: text }] = body as readonly [Message];
    const key = Buffer.from(publishedSecret.replace('whsec_', ''), 'base64');
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${text}`;
    const mac = createHmac('sha256', key).update(signed).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${mac}`);
  },
});
