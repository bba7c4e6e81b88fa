import { exercises } from '../src/exercises/all.ts';

/** The registry as JSON: the walk reads what there is, and misses none. */
const lessons = exercises.map(({ path, elements }) => ({ path, elements }));
process.stdout.write(JSON.stringify(lessons));
