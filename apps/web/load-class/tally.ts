/** What a class has done: how long each answer took, and what nobody can explain. */
export class Tally {
  readonly milliseconds: number[] = [];
  readonly complaints: string[] = [];
  rounds = 0;

  /** Runs one round of somebody's test; what it throws is a complaint. */
  async round(who: string, test: () => Promise<unknown>): Promise<void> {
    try {
      await test();
      this.rounds += 1;
    } catch (error) {
      this.complaints.push(`${who}: ${told(error)}`);
    }
  }

  /** So many per cent of the answers took at most so long. */
  percentile(percent: number): number {
    const sorted = this.milliseconds.toSorted((one, other) => one - other);
    return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? NaN;
  }
}

/** fetch says why it failed only in the cause. */
const told = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? `${error.message}, ${told(error.cause)}` : error.message;
};
