import { delimiter, join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { environmentOfRun, withoutSparring } from './environment.ts';

const root = `${sep}sparring`;

test('the command has the environment of its own terminal, without that of Sparring', () => {
  const bin = `${sep}usr${sep}bin`;
  const environment = {
    PATH: [join(root, 'node_modules', '.bin'), bin].join(delimiter),
    npm_lifecycle_event: 'grade',
    npm_package_name: 'sparring',
    npm_config_registry: 'https://registry.example',
    npm_config_prefix: root,
    INIT_CWD: sep,
    HOME: sep,
  };
  expect(withoutSparring(environment, root)).toEqual({
    PATH: bin,
    npm_config_registry: 'https://registry.example',
    HOME: sep,
  });
});

test("what npm has set for the learner's own script stays when Sparring was not started by npm", () => {
  const environment = { npm_config_prefix: sep, INIT_CWD: sep };
  expect(withoutSparring(environment, root)).toEqual(environment);
});

test('every usual variable leads to the instance, and options of the learner stay', () => {
  const addresses = { web: 'http://w', api: 'http://a' };
  const environment = environmentOfRun(
    { PYTEST_ADDOPTS: '-x', MAVEN_OPTS: '-Xmx1g' },
    addresses,
    'C:\\my runs',
    'mark',
  );
  expect(environment).toMatchObject({
    WEB_URL: 'http://w',
    API_URL: 'http://a',
    BASE_URL: 'http://w',
    PLAYWRIGHT_BASE_URL: 'http://w',
    CYPRESS_BASE_URL: 'http://w',
    MAVEN_OPTS: '-XX:TieredStopAtLevel=1 -Xmx1g',
    PYTEST_ADDOPTS: "-x '--junitxml=C:/my runs/pytest.xml'",
  });
});
