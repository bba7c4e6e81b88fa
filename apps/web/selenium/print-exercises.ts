import { lessons } from '../src/exercises/all-lessons.ts';
import { labLessons } from '../src/labs/all-labs.ts';
import type { ElementRow } from '../src/practice/lesson.ts';
import { firstTestIn } from '../src/practice/tools/first-test/first-test-in.ts';
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
/** The address of the site is filled in by the tests. */
const firstTests = lessons.map((lesson) => ({
  path: lesson.path,
  code: firstTestIn('selenium-python', lesson, `ORIGIN${lesson.path}`),
}));
const labs = labLessons.map(({ slug, answer }) => ({ slug, fails: answer.fails.selenium.source }));
process.stdout.write(JSON.stringify({ exercises, firstTests, labs }));
