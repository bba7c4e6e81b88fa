/** One server-sent event. A comment keeps an idle connection open. */
export type ServerSentEvent<Data> =
  | {
      readonly data: Data;
      readonly event?: string;
      readonly id?: string;
      /** The milliseconds after which a client reconnects. */
      readonly retry?: number;
    }
  | { readonly comment: string };

const field = (name: string, value: string | number | undefined): string => {
  if (value === undefined) return '';
  if (/[\r\n\0]/.test(String(value)))
    throw new Error(`The event field ${name} must be one line, not ${JSON.stringify(value)}.`);
  return `${name}: ${value}\n`;
};

const eventText = (sent: ServerSentEvent<unknown>): string => {
  if ('comment' in sent) return `${field('', sent.comment)}\n`;
  const { event, id, retry, data } = sent;
  const fields = [field('event', event), field('id', id), field('retry', retry)];
  return `${fields.join('')}data: ${JSON.stringify(data)}\n\n`;
};

/** The formats of a stream: the media type, and the text of an item. */
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

/** What a handler yields for each item: an event with the data, or only the data. */
export type StreamItem<Format extends StreamFormat, Data> = Format extends 'events'
  ? ServerSentEvent<Data>
  : Data;
