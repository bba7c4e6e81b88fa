import { lessons } from '../src/exercises/all-lessons.ts';
import { labLessons } from '../src/labs/all-labs.ts';

/** Prints every exercise and every lab as JSON, so that the Selenium tests cover each of them. */
const exercises = [...lessons, ...labLessons].map(({ path, elements }) => ({ path, elements }));
const labs = labLessons.map(({ slug, answer }) => ({ slug, fails: answer.fails.selenium.source }));
process.stdout.write(JSON.stringify({ exercises, labs }));
