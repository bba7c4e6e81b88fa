import type { ServerResponse } from 'node:http';

/** Aborts when the client disconnects before the answer, or when the answer is complete. */
export const goneSignal = (response: ServerResponse): AbortSignal => {
  const gone = new AbortController();
  if (response.closed) gone.abort();
  else response.once('close', () => gone.abort());
  return gone.signal;
};
