import type { Card } from '../card/card.ts';
import { foundByLevel } from '../card/counts.ts';
import { Refusal } from '../grade/refusal.ts';
import { createScreen, label } from '../grade/screen.ts';
import type { CardOptions, Client } from './cards.ts';
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

interface SessionOptions {
  readonly options: CardOptions;
  readonly seed: number;
  readonly client: Client;
  readonly runs: string;
  readonly keepReport: (card: Card) => Promise<void>;
}

/** What a session does to its card. */
interface Around {
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
export interface Session {
  /** The id of its client. */
  readonly client: string;
  readonly offered: Exchange['offered'];
  readonly hand: Exchange['hand'];
  readonly expects: Exchange['expects'];
  readonly take: Exchange['take'];
  /** The client has sent something. */
  readonly hear: () => void;
  readonly stop: (why: Why) => Promise<void>;
}

const unplaced = ({ place: _place, ...state }: CardState): CardState => state;

export const openSession = (
  { keepReport, ...wanted }: SessionOptions,
  parts: SessionParts,
  around: Around,
): Session => {
  const { state, change, notify } = around;
  const halt = new AbortController();
  let why: Why = 'paused';
  const stop = (reason: Why): Promise<void> => {
    why = reason;
    halt.abort();
    return done;
  };
  let silence: NodeJS.Timeout | undefined;
  const hear = (): void => {
    clearTimeout(silence);
    if (!halt.signal.aborted) silence = setTimeout(() => void stop('paused'), parts.silenceMs);
  };
  const exchange = createExchange(notify);
  const expects: Exchange['expects'] = (bout) => {
    exchange.expects(bout);
    hear();
  };
  /** While its result is read, a client has nothing to say. */
  const take: Exchange['take'] = async (bout, read) => {
    clearTimeout(silence);
    await exchange.take(bout, read).finally(hear);
  };
  const screen = createScreen({
    write: (text) => around.write(text.trimEnd()),
    isTerminal: false,
    width: 80,
  });

  const { refusal: _refusal, numbers: _numbers, ...known } = unplaced(state());
  /** A client that asks during a run, to show that it lives, does not say these. */
  const client = {
    ...wanted.client,
    command: known.command || wanted.client.command,
    suite: known.suite || wanted.client.suite,
  };
  const play = (): Promise<Card> =>
    gradeWithClient(parts, {
      ...wanted,
      client,
      exchange,
      stop: halt.signal,
      inLine: (place) => {
        if (state().place === place) return;
        around.write(label('Line', `place ${place}`));
        change({ ...state(), phase: 'waiting', place });
      },
      entered: () => change({ ...unplaced(state()), phase: 'sound' }),
      emit: (event) => {
        screen(event);
        change({ ...state(), ...stateAfter(event, state()) });
      },
    });

  const end = (error: unknown): void => {
    const last = unplaced(state());
    if (error instanceof Refusal) {
      const { message, lines } = error;
      change({ ...last, phase: 'refused', refusal: { message, lines } });
    } else if (halt.signal.aborted) change({ ...last, phase: why });
    else {
      parts.report(error);
      const refusal = { message: 'This is an error in Sparring. Report it.', lines: [] };
      change({ ...last, phase: 'refused', refusal });
    }
  };

  const work = async (): Promise<void> => {
    try {
      const card = await play();
      await keepReport(card).catch(parts.report);
      const phase = card.ended === 'interrupted' ? why : 'complete';
      const found = foundByLevel(card).filter(({ of }) => of > 0);
      const ended = phase === 'complete' && { ended: parts.now().toISOString() };
      change({ ...unplaced(state()), ...ended, phase, found, numbers: numbersOf(card) });
    } catch (error) {
      end(error);
    }
    halt.abort();
    clearTimeout(silence);
    around.ended();
  };

  const { command, suite } = client;
  change({
    ...known,
    command,
    suite,
    phase: 'waiting',
    alarms: [],
    notes: [],
  });
  const done = work();
  return { ...exchange, expects, take, client: client.id, hear, stop };
};
