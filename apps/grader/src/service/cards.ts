import type { Card } from '../card/card.ts';
import type { TestResults } from '../suite/test-results.ts';
import type { CardState } from './state.ts';
import type { Turn } from './turn.ts';

/** What a card is asked to be about. */
export interface CardOptions {
  readonly name?: string;
  /** The key of a member of a class: whoever has it can work as that member, so no page shows it. */
  readonly as?: string;
  readonly only: readonly string[];
  readonly levels: readonly string[];
  readonly pick?: number;
  readonly seed?: number;
  readonly isFull: boolean;
  readonly isBail: boolean;
  /** The longest time of a baseline run, in seconds. */
  readonly limit: number;
}

/** The program that runs the learner's command, as far as the grader has to know it. */
export interface Client {
  /** The host by which it has reached the grader: the instances have the same one. */
  readonly host: string;
  /** Its network address: the limits and the line are fair between addresses. */
  readonly from: string;
  /** Different for each process that asks: two of them would disturb each other in one instance. */
  readonly id: string;
  readonly command: string;
  readonly suite: string;
  /** Of the files of its tests, as it says. */
  readonly fingerprint?: string;
  /** The key of its member: a card that was drawn without one is theirs. */
  readonly as?: string;
  /** Aborts when the client stops to wait for its turn. */
  readonly gone: AbortSignal;
}

/** How one run of the command ended, as the client has seen it. */
export interface Result {
  readonly end: 'exited' | 'late' | 'not started';
  readonly exit: number;
  /** Not more than the grader has waited for it, which counts when nothing is said. */
  readonly seconds?: number;
  /** The end of what the command wrote. */
  readonly output: string;
  readonly tests?: TestResults;
  /** Why JUnit's XML could not be sent or read. */
  readonly trouble?: string;
}

/** The result of a run is on its way. */
export interface Receiving {
  /** Its client is sending something, which may take longer than it may be silent. */
  readonly hear: () => void;
  /** Reads the result only when it is that of the run that is under way. */
  readonly take: (read: () => Promise<Result>) => Promise<void>;
}

export interface LearnerCard {
  readonly state: () => CardState;
  /** What it was asked to be about. */
  readonly options: () => CardOptions;
  /** Calls after every change of the state; returns what ends that. */
  readonly watch: (changed: () => void) => () => void;
  /** The next run, or what the client has to do instead; waits some seconds until there is one. */
  readonly next: (client: Client) => Promise<Turn>;
  /** Throws unless a result of this run is awaited. */
  readonly expects: (bout: string) => Receiving;
  /** Ends the card early and keeps what is known. */
  readonly end: () => Promise<void>;
  /** When there is one. */
  readonly report: () => Promise<Card | undefined>;
}

export interface Cards {
  /** The address is that of whoever draws the card. */
  readonly create: (options: CardOptions, from: string) => Promise<LearnerCard>;
  readonly find: (id: string) => LearnerCard | undefined;
  readonly all: () => readonly LearnerCard[];
}
