import type { ClassEvent, MemberRow } from '@sparring/contracts/desk/watch';

/** What the stream of the desk has shown, and when. */
export class Observer {
  readonly rows = new Map<number, MemberRow>();
  /** How long after a request its row came, in milliseconds. */
  readonly behind: number[] = [];
  /** When a member was first listed under a kind of mistake. */
  readonly #listed = new Map<string, number>();
  readonly #reached = new Map<string, number>();
  readonly #suspects = new Set<number>();

  see({ members = [], causes = [], unknown = [] }: ClassEvent): void {
    const now = Date.now();
    for (const row of members) this.#seeRow(row, now);
    for (const { cause, members: numbers } of causes)
      for (const number of numbers) {
        this.#suspects.add(number);
        const key = `${cause.kind} ${number}`;
        if (!this.#listed.has(key)) this.#listed.set(key, now);
      }
    for (const { reason } of unknown)
      if (!this.#reached.has(reason)) this.#reached.set(reason, now);
  }

  #seeRow(row: MemberRow, now: number): void {
    const before = this.rows.get(row.number);
    this.rows.set(row.number, row);
    if (row.last && row.last.time !== before?.last?.time)
      this.behind.push(now - Date.parse(row.last.time));
    if (['lost', 'again', 'loop'].includes(row.state)) this.#suspects.add(row.number);
  }

  /** When the desk named the mistake of a member, or that requests reached nobody for a reason. */
  namedAt(kind: string, number: number): number | undefined {
    return this.#listed.get(`${kind} ${number}`) ?? this.#reached.get(kind);
  }

  /** Whether the member was ever shown as somebody who needs help. */
  suspected(number: number): boolean {
    return this.#suspects.has(number);
  }
}
