import { readBook } from '../apps/grader/src/book/read-book.ts';
import { readTheme } from '../apps/grader/src/look/theme.ts';
import { prepareGraded } from './graded.ts';
import { script } from './programs/failure.ts';
import { gradeFromTerminal } from './programs/grade-from-terminal.ts';

await script(async (stop) =>
  gradeFromTerminal(process.argv.slice(2), {
    book: await readBook(),
    theme: await readTheme(),
    here: process.env['INIT_CWD'] ?? process.cwd(),
    stop,
    prepare: prepareGraded,
  }),
);
