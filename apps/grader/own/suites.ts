import type { OwnSuite } from './suite.ts';

const grep = (option: string, title?: string) => (title === undefined ? [] : [option, title]);

const playwright =
  (config: string, folder: string): OwnSuite['words'] =>
  (files, title, mostFailures) => [
    'playwright',
    'test',
    `--config=${config}`,
    ...grep('--grep', title),
    ...(mostFailures === undefined ? [] : [`--max-failures=${mostFailures}`]),
    ...files.map((file) => `${folder}/${file}`),
  ];

const beginsWith: OwnSuite['holds'] = (file, name) => name.startsWith(`${file} › `);

const ofPages =
  /^(later|chunks-in-another-order|class-names|wrappers|text-in-pieces|other-tags|dark-and-still|banner-and-leads)$/;
const ofTheApi = /^(other-shapes|other-json|more-headers|other-words|full-workspace|run-twice)$/;

export const browserTests: OwnSuite = {
  name: 'browser tests',
  folder: 'apps/web',
  tests: 'e2e',
  files: '**/*.spec.ts',
  shared: '{playwright.*.ts,e2e/**/!(*.spec|*.test).ts}',
  grades: ['apps/web/', 'packages/practice/'],
  titles: String.raw`\[[A-Z]+-\d`,
  words: playwright('playwright.graded.config.ts', 'e2e'),
  holds: beginsWith,
  concerned: (change) => {
    if (ofPages.test(change)) return /./;
    if (ofTheApi.test(change)) return /^(reference\/|exercises\/elements\/file-downloader)/;
    return change === 'far-zone' ? /date-picker|forms|purchase|reference\/workspace/ : undefined;
  },
};

/** The answers that the labs show to learners. */
export const goodTests: OwnSuite = {
  name: 'good tests of the labs',
  folder: 'apps/web',
  tests: 'src/labs',
  files: '*/answers/good.spec.ts',
  shared: '{answers,playwright}.config.ts',
  grades: ['apps/web/src/labs/', 'packages/practice/src/labs/'],
  words: playwright('answers.config.ts', 'src/labs'),
  holds: beginsWith,
  concerned: (change) => (ofPages.test(change) || change === 'far-zone' ? /./ : undefined),
};

export const apiTests: OwnSuite = {
  name: 'API tests',
  folder: 'apps/api',
  tests: '',
  files: 'test/acceptance/*.test.ts',
  shared: '{vitest.config.ts,test/acceptance/{test-*,labs/*}.ts}',
  grades: ['apps/api/', 'packages/contracts/'],
  words: (files, title) => [
    'vitest',
    'run',
    '--project=acceptance',
    '--reporter=junit',
    '--outputFile=reports/acceptance.xml',
    ...grep('--testNamePattern', title),
    ...files,
  ],
  holds: beginsWith,
  concerned: (change) =>
    /^(later|far-zone)$/.test(change) || ofTheApi.test(change) ? /./ : undefined,
};

export interface SeleniumPlace {
  readonly python: string;
  /** The browser, its driver, and another origin. */
  readonly variables: Readonly<Record<string, string>>;
}

/** The first one looks at the files of the tests; a naive test may fail with a harmless change, for another reason. */
const besideTheSite = 'every_exercise_has_a_selenium_test or the_naive_test_fails';

/** One engine is enough to see whether a test relies on what no rule promises. */
export const seleniumTests = ({ python, variables }: SeleniumPlace): OwnSuite => ({
  name: 'Selenium tests',
  folder: 'apps/web/selenium',
  tests: '',
  files: 'test_*.py',
  shared: '*.{py,ini,txt}',
  grades: [],
  variables,
  words: (files) => [python, '-m', 'pytest', '-q', '-k', `not (${besideTheSite})`, ...files],
  // The name begins with that of the module, which a class may follow.
  holds: (file, name) => /^\w+/.exec(name)?.[0] === file.replace(/\.py$/, ''),
  concerned: (change) => (ofTheApi.test(change) && change !== 'run-twice' ? /test_elements/ : /./),
});
