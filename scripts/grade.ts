import { readBook } from '../apps/grader/src/book/read-book.ts';
import { readTheme } from '../apps/grader/src/look/theme.ts';
import { prepareGraded } from './graded.ts';
import { script } from './programs/failure.ts';
import { gradeHere } from './programs/grade-here.ts';

await script(async (stop) =>
  gradeHere(process.argv.slice(2), {
    book: await readBook(),
    theme: await readTheme(),
    here: process.env['INIT_CWD'] ?? process.cwd(),
    stop,
    prepare: prepareGraded,
  }),
);
