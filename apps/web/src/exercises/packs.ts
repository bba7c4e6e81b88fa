import { elements } from './elements/pack.ts';
import type { Exercise, Pack } from './exercise.ts';
import { interactions } from './interactions/pack.ts';
import { widgets } from './widgets/pack.ts';

/**
 * The groups of the playground: a group is a folder with a pack.ts, and an entry here. Not by import.meta.glob, which the
 * web server and the tests do not know, because Node runs them.
 */
export const packs: readonly Pack[] = [elements, widgets, interactions];

export const exercises: readonly Exercise[] = packs.flatMap((pack) => pack.exercises);
