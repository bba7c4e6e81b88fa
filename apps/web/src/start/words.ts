import { guidePath, paths } from '../paths.ts';

/** The words that are this site's own. Other pages link to /start#words. */
export const words = [
  {
    word: 'Workspace',
    meaning:
      'A name that your tests send, which gives them a Sparring of their own: books, log and verdicts that nobody else has.',
    path: guidePath('requests'),
    label: 'How tests name it',
  },
  {
    word: 'Exercise',
    meaning: 'A page for one kind of element, such as a slider. It shows what you did to it.',
    path: paths.webElements,
    label: 'All exercises',
  },
  {
    word: 'Lab',
    meaning:
      'A page for one difficulty, such as waiting. It has a task, and says whether your test solved it.',
    path: paths.labs,
    label: 'All labs',
  },
  {
    word: 'Rule',
    meaning: 'One sentence that Sparring promises, so that a test can check it, such as CART-05.',
    path: paths.rules,
    label: 'All rules',
  },
  {
    word: 'Console',
    meaning: 'A page that shows each request of your tests with its response.',
    path: paths.console,
    label: 'Open the console',
  },
  {
    word: 'Grade',
    meaning: 'How many small defects your tests notice when Sparring puts them into itself.',
    path: paths.grade,
    label: 'How grading works',
  },
] as const;
