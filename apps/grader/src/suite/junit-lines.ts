/** What makes a runner write JUnit XML that is not told so by its environment. */
interface JUnitLine {
  readonly runner: string;
  /** What its command looks like. */
  readonly command: RegExp;
  readonly line: string;
}

/** A test compares them with the table in docs/grading.md. */
export const junitLines: readonly JUnitLine[] = [
  {
    runner: 'Vitest',
    command: /\bvitest\b/,
    line: 'vitest run --reporter=junit --outputFile=junit.xml',
  },
  {
    runner: 'Node.js',
    command: /\bnode\b.* --test\b/,
    line: 'node --test --test-reporter=junit --test-reporter-destination=junit.xml',
  },
  {
    runner: 'Cypress',
    command: /\bcypress\b/,
    line: 'cypress run --reporter junit --reporter-options mochaFile=reports/[hash].xml',
  },
  {
    runner: 'WebdriverIO',
    command: /\bwdio\b/,
    line: "['junit', { outputDir: 'reports', outputFileFormat: ({ cid }) => cid + '.xml' }]",
  },
  {
    runner: 'Newman',
    command: /\bnewman\b/,
    line: 'newman run … --reporters cli,junit --reporter-junit-export junit.xml',
  },
  {
    runner: '.NET',
    command: /\bdotnet\b/,
    line: 'dotnet test --logger "junit;LogFilePath=junit.xml"',
  },
  {
    runner: 'Go',
    command: /\bgo(testsum| test)\b/,
    line: 'gotestsum --junitfile junit.xml -- -count=1 ./...',
  },
  {
    runner: 'Karate',
    command: /\bkarate\b/,
    line: "java -cp … com.intuit.karate.Main -f '~html,junit:xml' tests",
  },
  { runner: 'Hurl', command: /\bhurl\b/, line: 'hurl --test --report-junit junit.xml' },
  {
    runner: 'TestCafe',
    command: /\btestcafe\b/,
    line: 'testcafe … --reporter spec,xunit:junit.xml',
  },
];

/** What a learner can do about a run that wrote none. */
export const junitAdvice = (command: string): string => {
  const known = junitLines.find((one) => one.command.test(command));
  return known
    ? `${known.runner} writes it by: ${known.line}`
    : 'docs/grading.md has the lines for several runners; --junit names a file at another place.';
};
