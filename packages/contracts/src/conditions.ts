import { z } from 'zod';
import { ownClock } from './own-clock.ts';

/** What a learner has switched on in a workspace. Every member is off until it is set. */
export const conditions = z.object({ clock: ownClock }).partial().readonly();
export type Conditions = z.infer<typeof conditions>;

/** The conditions of a new workspace. */
export const allOff: Conditions = Object.freeze({});
