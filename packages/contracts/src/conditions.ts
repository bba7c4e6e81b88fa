import { z } from 'zod';
import { storedLimit } from './limit.ts';
import { ownClock } from './own-clock.ts';

/** What a learner has switched on in a workspace. Every member is off until it is set. */
export const conditions = z.object({ clock: ownClock, limit: storedLimit }).partial().readonly();
export type Conditions = z.infer<typeof conditions>;

/** The conditions of a new workspace. */
export const allOff: Conditions = Object.freeze({});
