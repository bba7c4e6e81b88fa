import { delimiter, sep } from 'node:path';
import type { Addresses } from './command.ts';

/** The variable by which every process of a run is recognized, also one that has left its parent. */
export const markVariable = 'SPARRING_RUN';

/** What npm adds for its scripts. In the learner's own command it would speak of Sparring. */
const ofNpm = /^(npm_(package|lifecycle)_|npm_(command|execpath|node_execpath)$|INIT_CWD$)/;
const ofNpmScripts = /^npm_config_(local_)?prefix$/;

/** The environment of the learner's terminal, without what `npm run grade` has added to it. */
export const withoutSparring = (
  environment: NodeJS.ProcessEnv,
  root: string,
): NodeJS.ProcessEnv => {
  const byNpm = environment['npm_lifecycle_event'] !== undefined;
  const kept = Object.entries(environment).filter(
    ([name]) => !byNpm || !(ofNpm.test(name) || ofNpmScripts.test(name)),
  );
  return Object.fromEntries(
    kept.map(([name, value]) => [name, /^path$/i.test(name) ? withoutRoot(value, root) : value]),
  );
};

const withoutRoot = (path = '', root: string): string =>
  path
    .split(delimiter)
    .filter((folder) => !folder.startsWith(root + sep))
    .join(delimiter);

/** Maven is over before the optimizing compiler pays off, and needs half of its processor time without it. The learner's own options come later, and win. */
const forShortRuns = '-XX:TieredStopAtLevel=1';

/** Where a run finds its instance, and where its runner may write JUnit's XML without being asked: a learner should not have to change a configuration before the first card. Playwright does not document PW_TEST_REPORTER. */
export const environmentOfRun = (
  environment: NodeJS.ProcessEnv,
  { web, api }: Addresses,
  reports: string,
  mark: string,
): NodeJS.ProcessEnv => {
  const folder = reports.replaceAll('\\', '/');
  const added = (name: string, option: string): string =>
    [environment[name], option].filter(Boolean).join(' ');
  return {
    ...environment,
    WEB_URL: web,
    API_URL: api,
    BASE_URL: web,
    PLAYWRIGHT_BASE_URL: web,
    CYPRESS_BASE_URL: web,
    [markVariable]: mark,
    PLAYWRIGHT_HTML_OPEN: 'never',
    PW_TEST_REPORTER: environment['PW_TEST_REPORTER'] ?? 'junit',
    PLAYWRIGHT_JUNIT_OUTPUT_FILE: `${folder}/playwright.xml`,
    PYTEST_ADDOPTS: added('PYTEST_ADDOPTS', `'--junitxml=${folder}/pytest.xml'`),
    ROBOT_OPTIONS: added('ROBOT_OPTIONS', `'--xunit=${folder}/robot.xml'`),
    MAVEN_OPTS: [forShortRuns, environment['MAVEN_OPTS']].filter(Boolean).join(' '),
    JEST_JUNIT_OUTPUT_FILE: `${folder}/jest.xml`,
    MOCHA_FILE: `${folder}/mocha.xml`,
  };
};
