import { z } from 'zod';

/** The last time that a workspace can have. */
export const lastTime = Date.parse('2999-12-31T23:59:59.999Z');

const milliseconds = z.int();

/** The clock of a workspace: it stands still at a time since 1970, or runs with a difference from the server's. */
export const ownClock = z.union([
  z.strictObject({ frozen: milliseconds }),
  z.strictObject({ ahead: milliseconds }),
]);
export type OwnClock = z.infer<typeof ownClock>;
