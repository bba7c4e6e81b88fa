/** A change that breaks no rule. */
export interface Change {
  readonly id: string;
  /** What differs. */
  readonly text: string;
  /** The suite that turns red all the same: "selects by class". */
  readonly catches: string;
  /** The suite runs twice in one instance, which is otherwise as it was. */
  readonly isTwice?: boolean;
  /** The suite runs in this time zone, with all that it starts. */
  readonly zoneAt?: (now: Date) => string;
  /** The tests run in another order, where the runner can be told so by its environment. */
  readonly isTurned?: boolean;
}

/** Here it is another day than in UTC, whatever the time. */
const farZone = (now: Date): string =>
  now.getUTCHours() >= 10 ? 'Pacific/Kiritimati' : 'Pacific/Pago_Pago';

/** Changes that need no instance of their own, only another way of running the suite. */
export const waysOfRunning: readonly Change[] = [
  {
    id: 'run-twice',
    text: 'The tests run twice on the same Sparring, without a reset.',
    catches: 'leaves data behind or depends on a fresh start',
    isTwice: true,
  },
  {
    id: 'far-zone',
    text: 'The machine of the tests is in another time zone, where it is another day.',
    catches: 'has a date or a time zone built in',
    zoneAt: farZone,
  },
  {
    id: 'turned-order',
    text: 'The tests run in another order.',
    catches: 'depends on what an earlier test has left',
    isTurned: true,
  },
];
