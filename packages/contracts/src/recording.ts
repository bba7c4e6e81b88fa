import { z } from 'zod';

/** The times, in milliseconds since 1970, between which the requests of a workspace are recorded. */
export const recording = z.strictObject({ since: z.int(), until: z.int() });
export type Recording = z.infer<typeof recording>;
