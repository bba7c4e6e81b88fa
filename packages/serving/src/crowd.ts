import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientOf, perAddress } from './per-address.ts';
import type { Refusal } from './refusal.ts';

/** Admits so many requests of one client at a time; tells why it refuses the next. */
export const createCrowd = (limit: number) => {
  const underWay = perAddress(limit);
  return (request: IncomingMessage, response: ServerResponse): Refusal | undefined => {
    const client = clientOf(request);
    if (!underWay.enter(client))
      return {
        kind: 'too-many-requests',
        detail: `${limit} requests from your address are under way, and this server allows no more. Wait for their answers.`,
        headers: { 'Retry-After': '1' },
      };
    response.on('close', () => underWay.leave(client));
    return undefined;
  };
};
