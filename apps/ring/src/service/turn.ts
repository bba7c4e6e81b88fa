/** What a client is told when it asks for the next run. */
export type Turn = (
  | {
      readonly do: 'run';
      /** The id of the run, which its result names. */
      readonly bout: string;
      readonly web: string;
      readonly api: string;
      /** After so many seconds the client stops the command and all that it has started. */
      readonly limit: number;
      /** The time zone of the run, when it has another one than the machine. */
      readonly zone?: string;
    }
  /** The client asks again; the ring has held the request back already. */
  | { readonly do: 'wait' }
  | {
      readonly do: 'done';
      readonly exit: number;
      readonly score?: number;
      readonly report?: string;
    }
) & {
  /** Lines for the screen of the client, each told once. */
  readonly tell: readonly string[];
};

/** A line for each member: the word, a space and the value, which a shell can read. */
export const asText = ({ tell, ...rest }: Turn): string =>
  [...tell.map((line) => ['tell', line]), ...Object.entries(rest)]
    .map(([word, value]) => `${word} ${String(value).replaceAll(/[\r\n]+/g, ' ')}\n`)
    .join('');
