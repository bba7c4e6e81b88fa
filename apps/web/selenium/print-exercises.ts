import { lessons } from '../src/exercises/all-lessons.ts';
import { labLessons } from '../src/labs/all-labs.ts';
import type { ElementRow } from '../src/practice/lesson.ts';
import { seleniumJavaLine } from '../src/practice/tools/line/selenium-java.ts';
import { seleniumPythonLine } from '../src/practice/tools/line/selenium-python.ts';

const withLines = (row: ElementRow) => ({
  ...row,
  python: seleniumPythonLine(row),
  java: seleniumJavaLine(row),
});

/** Prints every exercise and every lab as JSON, so that the Selenium tests cover each of them. */
const exercises = [...lessons, ...labLessons].map(({ path, elements }) => ({
  path,
  elements: elements.map(withLines),
}));
const labs = labLessons.map(({ slug, answer }) => ({ slug, fails: answer.fails.selenium.source }));
process.stdout.write(JSON.stringify({ exercises, labs }));
