import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const wellFormedId = /^[\w.:-]{1,128}$/;

/** The id of a request. A well-formed id of the client is used, so that both logs have the same id. */
export const requestId = ({ headers }: IncomingMessage): string => {
  const sent = headers['x-request-id'];
  return typeof sent === 'string' && wellFormedId.test(sent) ? sent : randomUUID();
};
