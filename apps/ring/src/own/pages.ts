import type { OwnSuite } from './suite.ts';
import { apiTests, browserTests, goodTests } from './suites.ts';

/** A page of docs/ that tells how good some suites of this repository are. */
export interface OwnPage {
  readonly file: string;
  readonly opening: string;
  /** Which of its tests meet a harmless change. */
  readonly whatRuns: string;
  readonly suites: readonly OwnSuite[];
}

const howFound =
  'A defect is found when a test that is green on the sound Sparring turns red. The tests that name the rule of the defect run first; when they are green, those that name any rule of the same area; when these are green as well, the defect is missed. The last column names the first test that turned red; there may be others.';

export const pagesWith = (selenium: OwnSuite): readonly OwnPage[] => [
  {
    file: 'docs/grading-own.md',
    opening: [
      '# How good our own tests are',
      'Sparring grades the tests of its learners by putting one defect at a time into the product ([grading.md](grading.md)). Its own tests are graded in the same way ([decision 0160](decisions/0160-our-own-tests-are-graded.md)). `npm run grade:own` writes this page and [that of the good tests of the labs](grading-answers.md).',
      `${howFound} The tests in \`apps/web/e2e/build\` stay out: they weigh the files of the build and say nothing of how the site behaves.`,
    ].join('\n\n'),
    whatRuns:
      'Of the browser tests, those that name a rule run. A change of the API runs the browser tests of the pages that call the API, another time zone those of the pages that show a date.',
    suites: [browserTests, apiTests, selenium],
  },
  {
    file: 'docs/grading-answers.md',
    opening: [
      '# What the good tests of the labs find',
      'Each [lab](labs.md) shows a good test that solves its task. The good test in Playwright also holds rules of the lab, whose numbers stand in the titles of its tests, and finds the defects that break them ([decision 0224](decisions/0224-the-good-test-of-a-lab-finds-its-defects.md)). `npm run grade:own` writes this page and [that of our own tests](grading-own.md).',
      howFound,
    ].join('\n\n'),
    whatRuns: 'A change of pages and another time zone run all of them, a change of the API none.',
    suites: [goodTests],
  },
];
