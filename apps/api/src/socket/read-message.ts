import type { RawData, WebSocket } from 'ws';
import { clientMessage, type ClientMessage } from '@sparring/contracts/live/socket-messages';
import { validated } from '../http/read/validation.ts';
import { HttpProblem } from '../problem/refusal.ts';
import { closeAs } from './line.ts';

/** The close code for a message that breaks the rules of its receiver. */
const policyViolation = 1008;
const mostReasonBytes = 123;

/** The first bytes of a reason, without the part of a character. */
const shortened = (reason: string): string =>
  new TextDecoder().decode(Buffer.from(reason).subarray(0, mostReasonBytes), { stream: true });

const parsed = (text: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
};

const reasonOf = ({ errors = [] }: HttpProblem): string =>
  errors.map(({ pointer, detail }) => `${pointer || 'The message'} ${detail}`).join('; ');

/** Reads a message; closes the connection and returns undefined if it is not one. */
export const readMessage = (
  socket: WebSocket,
  data: RawData,
  isBinary: boolean,
): ClientMessage | undefined => {
  const json = isBinary ? undefined : parsed((data as Buffer).toString());
  if (!json) {
    closeAs(socket, isBinary ? 'binary' : 'notJson');
    return undefined;
  }
  try {
    return validated(clientMessage, json.value, 'message');
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error;
    socket.close(policyViolation, shortened(reasonOf(error)));
    return undefined;
  }
};
