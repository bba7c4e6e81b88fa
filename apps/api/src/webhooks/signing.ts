import { createHmac, randomBytes } from 'node:crypto';
import type { WebhookHeaders } from '@sparring/contracts/inbox';
import { staleBy, type Signature } from '@sparring/contracts/webhook';

const prefix = 'whsec_';

export const newSecret = (): string => prefix + randomBytes(24).toString('base64');
export const newMessageId = (): string => `msg_${randomBytes(12).toString('hex')}`;

/** The signature of Standard Webhooks. */
export const signatureOf = (secret: string, id: string, timestamp: string, body: string): string =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice(prefix.length), 'base64'))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64')}`;

interface Signed {
  readonly id: string;
  readonly body: string;
  readonly signature: Signature;
}

/** The headers of an attempt at a time in milliseconds. */
export const signedHeaders = (
  { id, body, signature }: Signed,
  secret: string,
  at: number,
): WebhookHeaders => {
  const seconds = Math.floor(at / 1000) - (signature === 'stale' ? staleBy : 0);
  const timestamp = String(seconds);
  const key = signature === 'forged' ? newSecret() : secret;
  return {
    'content-type': 'application/json',
    'user-agent': 'Sparring-Webhooks',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatureOf(key, id, timestamp, body),
  };
};
