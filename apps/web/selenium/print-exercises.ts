import { lessons } from '../src/exercises/all-lessons.ts';

/** Prints every exercise as JSON, so that the Selenium tests cover each of them. */
const printed = lessons.map(({ path, elements }) => ({ path, elements }));
process.stdout.write(JSON.stringify(printed));
