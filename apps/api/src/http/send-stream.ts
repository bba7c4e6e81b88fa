import type { ServerResponse } from 'node:http';
import { streamFormats, type StreamFormat } from '@sparring/contracts/stream';
import { CutOff } from '../cut-off.ts';

/** Resolves when the client has read enough to write more, or has disconnected. */
const untilRoom = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      response.off('drain', done).off('close', done);
      resolve();
    };
    response.on('drain', done).on('close', done);
  });

const halfOf = (text: string): string => text.slice(0, text.length / 2);

/**
 * Sends each item when it arrives, and requests the next one when there is room in the buffer. The head is sent
 * at once, so all refusals must happen before. A later error closes the connection without the end of the
 * answer, so that the client notices that the stream is incomplete.
 */
export const sendStream = async (
  response: ServerResponse,
  format: StreamFormat,
  items: AsyncIterable<unknown>,
): Promise<void> => {
  const { mediaType, textOf } = streamFormats[format];
  response.setHeader('Content-Type', mediaType);
  response.setHeader('Cache-Control', 'no-store');
  if (response.req.method === 'HEAD') {
    response.end();
    return;
  }
  response.flushHeaders();
  try {
    for await (const item of items) {
      if (response.closed) return;
      if (!response.write(textOf(item))) await untilRoom(response);
      if (response.closed) return;
    }
    response.end();
  } catch (error) {
    if (response.closed) return;
    if (error instanceof CutOff && error.item !== undefined)
      response.write(halfOf(textOf(error.item)));
    throw error;
  }
};
