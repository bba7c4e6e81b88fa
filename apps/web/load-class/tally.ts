/** The results of a class: the response time of each answer, and the unexpected errors. */
export class Tally {
  readonly milliseconds: number[] = [];
  readonly errors: string[] = [];
  rounds = 0;

  /** Runs one round of a learner's test and records the error that it throws. */
  async round(name: string, test: () => Promise<unknown>): Promise<void> {
    try {
      await test();
      this.rounds += 1;
    } catch (error) {
      this.errors.push(`${name}: ${messageOf(error)}`);
    }
  }

  /** The response time in milliseconds that this percentage of the answers did not exceed. */
  percentile(percent: number): number {
    const sorted = this.milliseconds.toSorted((one, other) => one - other);
    return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? NaN;
  }
}

/** The message of an error with its causes: fetch gives the reason of a failure only in the cause. */
const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? `${error.message}, ${messageOf(error.cause)}` : error.message;
};
