/** What a learner switches on in a workspace, and what it remembers, as plain data. */
export class ModelLabs {
  #faults = { length: 0, used: 0 };
  #limit: { readonly limit: number; used: number } | undefined;
  #sessions = new Map<string, string>();
  #codes = new Set<string>();
  #log: { lines: string[]; sent: number } | undefined;

  /** Scripts this number of faults, and returns how many are left. */
  script(length: number): number {
    this.#faults = { length, used: 0 };
    return length;
  }

  /** The step of the next fault; undefined if none is left. */
  takeFault(): number | undefined {
    const { length, used } = this.#faults;
    if (used === length) return undefined;
    this.#faults = { length, used: used + 1 };
    return used;
  }

  /** Sets a limit, and returns what is left of it. */
  limitTo(limit: number): number {
    this.#limit = { limit, used: 0 };
    return limit;
  }

  /** Whether the limit accepts a request; undefined without a limit. */
  takeRequest(): boolean | undefined {
    const limit = this.#limit;
    if (!limit) return undefined;
    const accepted = limit.used < limit.limit;
    if (accepted) limit.used += 1;
    return accepted;
  }

  /** Returns whether the request is recorded. */
  send(path: string): boolean {
    const log = this.#log;
    if (!log) return false;
    log.sent += 1;
    log.lines.push(`${log.sent} ${path}`);
    return true;
  }

  /** The log. The first look begins the recording. */
  look(): readonly string[] {
    this.#log ??= { lines: [], sent: 0 };
    return [...this.#log.lines];
  }

  clearLog(): readonly string[] {
    this.look();
    this.#log!.lines = [];
    return [];
  }

  logIn(id: string, username: string): string {
    this.#sessions.set(id, username);
    return username;
  }

  userOf(id: string): string | undefined {
    return this.#sessions.get(id);
  }

  /** Whether a one-time code passes. */
  passes(code: string): boolean {
    const isFirst = !this.#codes.has(code);
    this.#codes.add(code);
    return isFirst;
  }

  /** A reset leaves the log. */
  clear(): void {
    this.#faults = { length: 0, used: 0 };
    this.#limit = undefined;
    this.#sessions = new Map();
    this.#codes = new Set();
  }
}
