import { choiceOf } from '../suite/choice.ts';
import { commandOf } from '../suite/package-script.ts';

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
      /** Only these tests have to run, by their names in JUnit's XML. A client may run all of them. */
      readonly tests?: readonly string[];
    }
  /** The client asks again; the grader has held the request back already. */
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

/**
 * A line for each member: the word, a space and the value, which a shell can read. Instead of the names of tests it
 * has what the runner of the client's command is told.
 */
export const asText = ({ tell, ...turn }: Turn, command: string): string => {
  const { tests, ...rest } = { tests: undefined, ...turn };
  const { words = [], ...choice } = (tests && choiceOf(commandOf(command), tests)) ?? {};
  return [
    ...tell.map((line) => ['tell', line]),
    ...Object.entries({ ...rest, ...choice }),
    ...words.map((word) => ['argument', word]),
  ]
    .map(([word, value]) => `${word} ${String(value).replaceAll(/[\r\n]+/g, ' ')}\n`)
    .join('');
};
