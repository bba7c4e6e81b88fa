import type { Card } from '../card/card.ts';
import { foundByLevel } from '../card/counts.ts';
import { Refusal } from '../grade/refusal.ts';
import { createScreen, label } from '../grade/screen.ts';
import type { CardOptions, Client, Receiving } from './cards.ts';
import { createExchange, type Exchange } from './exchange.ts';
import { type Arena, gradeWithClient } from './grade-with-client.ts';
import { stateAfter } from './state-after.ts';
import { numbersOf } from './numbers.ts';
import type { CardState } from './state.ts';

export interface SessionParts extends Arena {
  /** A client that sends nothing for so long loses its instance. */
  readonly silenceMs: number;
  /** Receives unexpected errors. */
  readonly report: (error: unknown) => void;
}

/** What a session has of its card, and does to it. */
interface SessionCard {
  readonly options: CardOptions;
  readonly seed: number;
  readonly order: number;
  readonly runs: string;
  readonly keepReport: (card: Card) => Promise<void>;
  readonly state: () => CardState;
  readonly change: (state: CardState) => void;
  /** Something happened that is not in the state. */
  readonly notify: () => void;
  /** A line for the screen of the client. */
  readonly write: (line: string) => void;
  readonly ended: () => void;
}

type Why = 'paused' | 'ended early';

/** A grading that is under way, with its client. */
export interface Session extends Pick<Exchange, 'offered' | 'hand'> {
  /** The id of its client. */
  readonly client: string;
  readonly expects: (bout: string) => Receiving;
  /** The client has sent something. */
  readonly hear: () => void;
  readonly stop: (why: Why) => Promise<void>;
}

const unplaced = ({ place: _place, ...state }: CardState): CardState => state;

/** A card that is begun, or goes on, knows nothing of its end. */
const begun = (state: CardState, { command, suite, fingerprint }: Client): CardState => {
  const { refusal: _refusal, numbers: _numbers, ...known } = unplaced(state);
  // A client that asks during a run, to show that it lives, does not say these.
  const said = {
    command: known.command || command,
    suite: known.suite || suite,
    ...(fingerprint !== undefined && { fingerprint }),
  };
  return { ...known, ...said, phase: 'waiting', alarms: [], notes: [] };
};

const graded = (state: CardState, card: Card, why: Why, now: Date): CardState => {
  const phase = card.ended === 'interrupted' ? why : 'complete';
  const found = foundByLevel(card).filter(({ of }) => of > 0);
  const ended = phase === 'complete' && { ended: now.toISOString() };
  return { ...unplaced(state), ...ended, phase, found, numbers: numbersOf(card) };
};

const refused = (state: CardState, { message, lines }: Pick<Refusal, 'message' | 'lines'>) =>
  ({ ...unplaced(state), phase: 'refused', refusal: { message, lines } }) as const;

/** Calls when nothing was heard for so long. */
const createSilence = (ms: number, over: AbortSignal, silent: () => void) => {
  let timer: NodeJS.Timeout | undefined;
  const pause = (): void => clearTimeout(timer);
  const hear = (): void => {
    pause();
    if (!over.aborted) timer = setTimeout(silent, ms);
  };
  return { hear, pause };
};

export const openSession = (card: SessionCard, client: Client, parts: SessionParts): Session => {
  const { state, change, write } = card;
  const halt = new AbortController();
  let why: Why = 'paused';
  const stop = (reason: Why): Promise<void> => {
    why = reason;
    halt.abort();
    return done;
  };
  const { hear, pause } = createSilence(parts.silenceMs, halt.signal, () => void stop('paused'));
  const exchange = createExchange(card.notify);
  const screen = createScreen({
    write: (text) => write(text.trimEnd()),
    isTerminal: false,
    width: 80,
  });
  const play = (): Promise<Card> =>
    gradeWithClient(parts, {
      ...card,
      client: { ...client, command: state().command, suite: state().suite },
      exchange,
      stop: halt.signal,
      inLine: (place) => {
        if (state().place === place) return;
        write(label('Line', `place ${place}`));
        change({ ...state(), phase: 'waiting', place });
      },
      entered: () => change({ ...unplaced(state()), phase: 'sound' }),
      emit: (event) => {
        screen(event);
        change({ ...state(), ...stateAfter(event, state()) });
      },
    });

  const stateAtError = (error: unknown): CardState => {
    if (error instanceof Refusal) return refused(state(), error);
    if (halt.signal.aborted) return { ...unplaced(state()), phase: why };
    parts.report(error);
    return refused(state(), { message: 'This is an error in Sparring. Report it.', lines: [] });
  };

  const work = async (): Promise<void> => {
    try {
      const made = await play();
      await card.keepReport(made).catch(parts.report);
      change(graded(state(), made, why, parts.now()));
    } catch (error) {
      change(stateAtError(error));
    }
    halt.abort();
    pause();
    card.ended();
  };

  /** While its result is read, a client has nothing to say. */
  const expects = (bout: string): Receiving => {
    exchange.expects(bout);
    hear();
    const take: Receiving['take'] = async (read) => {
      pause();
      await exchange.take(bout, read).finally(hear);
    };
    return { hear, take };
  };

  change(begun(state(), client));
  const done = work();
  const { offered, hand } = exchange;
  return { offered, hand, expects, client: client.id, hear, stop };
};
