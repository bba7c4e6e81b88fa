import type { Card } from '../card/card.ts';
import type { StartInstance } from '../instance/instance.ts';
import type { Book } from '../book/book.ts';
import { slotOf } from '../grade/slot.ts';
import { grade } from '../grade/grade.ts';
import { select } from '../grade/select.ts';
import type { GradeEvent } from '../grade/event.ts';
import { commandOf } from '../suite/package-script.ts';
import type { CardOptions, Client } from './cards.ts';
import type { Exchange } from './exchange.ts';
import { remembering } from './journal.ts';
import type { Places } from './places.ts';

/** What a grading is given by the grader. */
export interface Arena {
  readonly book: Book;
  readonly places: Places;
  readonly startInstance: StartInstance;
  readonly now: () => Date;
  /** What a run may take beyond twice the time of a baseline run. */
  readonly timeoutMs: number;
}

interface Wanted {
  readonly options: CardOptions;
  readonly seed: number;
  readonly order: number;
  readonly client: Client;
  readonly exchange: Exchange;
  /** The file of the runs that the card has had already. */
  readonly runs: string;
  readonly stop: AbortSignal;
  readonly inLine: (place: number) => void;
  readonly entered: () => void;
  readonly emit: (event: GradeEvent) => void;
}

const atHost = (host: string, url: string): string => `http://${host}:${new URL(url).port}`;

/** The instances as the client reaches them. */
export const reachedBy =
  (host: string, startInstance: StartInstance): StartInstance =>
  async (options) => {
    const instance = await startInstance(options);
    const webUrl = atHost(host, instance.webUrl);
    return { ...instance, webUrl, apiUrl: atHost(host, instance.apiUrl) };
  };

/** A card whose runs are done by a client, in one instance of the grader. */
export const gradeWithClient = async (arena: Arena, wanted: Wanted): Promise<Card> => {
  const { options, seed, order, client, exchange, stop, emit } = wanted;
  const place = await arena.places.enter({ from: client.from, stop, moved: wanted.inLine });
  try {
    wanted.entered();
    const { webPort, apiPort } = place;
    const slot = slotOf(reachedBy(client.host, arena.startInstance), exchange.run, {
      webPort,
      apiPort,
      isFixed: true,
    });
    const { now, timeoutMs } = arena;
    const { card } = await grade(
      { emit, stop, now, timeoutMs },
      {
        command: client.command,
        suite: client.suite,
        first: await remembering(slot, wanted.runs),
        openFurther: async () => ({ slots: [], atOnce: 1 }),
        selection: select(arena.book, options, seed),
        seed,
        order,
        kind: 'mark',
        asked: options,
        runner: commandOf(client.command),
        choosesPorts: false,
      },
    );
    return card;
  } finally {
    place.leave();
  }
};
