import type { ServerResponse } from 'node:http';
import type { Fail } from '../http/error-handler.ts';

/** The way to the client around the hold. */
export interface Way {
  readonly write: ServerResponse['write'];
  readonly end: ServerResponse['end'];
}

export const wayOf = (response: ServerResponse): Way => ({
  write: response.write.bind(response),
  end: response.end.bind(response),
});

/** Sends the body of an answer that was held back. If it throws, the answer is that problem instead. */
export type Send = (body: Buffer, way: Way) => Promise<void>;

const bytesOf = (chunk: unknown): Buffer =>
  typeof chunk === 'string' || chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.alloc(0);

/** Removes the headers that were not there before the answer. */
const restore = (response: ServerResponse, before: ReturnType<ServerResponse['getHeaders']>) => {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  for (const [name, value] of Object.entries(before)) response.setHeader(name, value!);
};

/**
 * Holds the answer back and hands its body to `send`. An answer that is sent piece by piece is over after its
 * first piece: `write` then says that there is no room, so that no more pieces are made.
 */
export const holdAnswer = (response: ServerResponse, send: Send, fail: Fail): void => {
  const way = wayOf(response);
  const before = response.getHeaders();
  const { 'x-chance': _, ...others } = before;
  let isOver = false;
  const failed = (error: unknown) => {
    const told = response.getHeader('X-Chance');
    restore(response, { ...others, ...(told !== undefined && { 'X-Chance': told }) });
    Object.assign(response, way);
    return fail(error, response);
  };
  const hold = (chunk: unknown) => {
    if (isOver) return;
    isOver = true;
    void send(bytesOf(chunk), way).catch(failed);
  };
  const write = (chunk: unknown) => {
    hold(chunk);
    return false;
  };
  const end = (chunk?: unknown) => {
    hold(chunk);
    return response;
  };
  Object.assign(response, { write, end, flushHeaders: () => {} });
};
