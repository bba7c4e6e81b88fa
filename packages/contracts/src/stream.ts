/** One event of a stream of server-sent events; a comment keeps a quiet connection open. */
export type ServerSentEvent<Data> =
  | {
      readonly data: Data;
      readonly event?: string;
      readonly id?: string;
      /** Milliseconds after which a client that lost the connection comes back. */
      readonly retry?: number;
    }
  | { readonly comment: string };

const field = (name: string, value: string | number | undefined): string => {
  if (value === undefined) return '';
  if (/[\r\n\0]/.test(String(value)))
    throw new Error(`The field ${name} of an event is one line, not ${JSON.stringify(value)}.`);
  return `${name}: ${value}\n`;
};

const eventText = (sent: ServerSentEvent<unknown>): string => {
  if ('comment' in sent) return `${field('', sent.comment)}\n`;
  const { event, id, retry, data } = sent;
  const fields = [field('event', event), field('id', id), field('retry', retry)];
  return `${fields.join('')}data: ${JSON.stringify(data)}\n\n`;
};

/** How a stream is written: its media type, and the text of each of its items. */
export const streamFormats = {
  events: {
    mediaType: 'text/event-stream',
    textOf: (item: unknown) => eventText(item as ServerSentEvent<unknown>),
  },
  lines: {
    mediaType: 'application/x-ndjson',
    textOf: (item: unknown) => `${JSON.stringify(item)}\n`,
  },
} as const;

export type StreamFormat = keyof typeof streamFormats;

/** What a handler gives for each item: an event with the data, or the data alone. */
export type StreamItem<Format extends StreamFormat, Data> = Format extends 'events'
  ? ServerSentEvent<Data>
  : Data;
