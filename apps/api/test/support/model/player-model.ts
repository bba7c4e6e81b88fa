import { movements, type Movement } from '@sparring/contracts/live/movement';

/** Where the clock and the seed of a workspace are at its start. */
export interface PlayerStart {
  readonly now: number;
  readonly seed: number;
}

interface ModelJob {
  readonly id: number;
  readonly ends: number;
  isTold: boolean;
}

const shown = (time: number): string => new Date(time).toISOString();

/** What the labs of a workspace show over HTTP, as plain data. Its clock is frozen, and nothing fails by chance. */
export class PlayerModel {
  readonly start: PlayerStart;
  #now = 0;
  #seed = 0;
  #jobs: ModelJob[] = [];
  #inbox: string[] = [];
  #uploads: string[] = [];
  /** A reset leaves what was published and what was sent. */
  readonly published: string[] = [];
  readonly sent: string[] = [];

  constructor(start: PlayerStart) {
    this.start = start;
    this.clear();
  }

  clear(): void {
    this.#now = this.start.now;
    this.#seed = this.start.seed;
    this.#jobs = [];
    this.#inbox = [];
    this.#uploads = [];
  }

  now(): string {
    return shown(this.#now);
  }

  advance(seconds: number): string {
    this.#now += seconds * 1000;
    return this.now();
  }

  setSeed(seed: number): number {
    this.#seed = seed;
    return seed;
  }

  movements(count: number): readonly Movement[] {
    return [...movements(this.#seed, count)];
  }

  upload(name: string): string {
    this.#uploads.unshift(`${name} ${this.now()}`);
    return this.#uploads[0]!;
  }

  uploads(): readonly string[] {
    return [...this.#uploads];
  }

  /** The three examples come before the first job. */
  startJob(seconds: number): number {
    const id = this.#jobs.length + 4;
    this.#jobs.push({ id, ends: this.#now + seconds * 1000, isTold: false });
    return id;
  }

  /** The newest first. */
  jobs(): readonly string[] {
    return this.#jobs
      .map(({ id, ends }) => (ends <= this.#now ? `${id} ${shown(ends)}` : `${id} null`))
      .toReversed();
  }

  /** The jobs that have ended reach the inbox in the order of their ends. */
  #tell(): void {
    const news = this.#jobs.filter(({ ends, isTold }) => ends <= this.#now && !isTold);
    for (const job of news.toSorted((one, other) => one.ends - other.ends)) {
      job.isTold = true;
      this.#inbox.unshift(`{"job":${job.id}} ${shown(job.ends)}`);
    }
  }

  ping(text: string): void {
    this.#tell();
    this.#inbox.unshift(`{"text":"${text}"} ${this.now()}`);
  }

  /** The newest first. */
  inbox(): readonly string[] {
    this.#tell();
    return [...this.#inbox];
  }
}
