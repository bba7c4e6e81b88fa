import { expect, test } from 'vitest';
import { readEnvironment } from './env.ts';

test('needs nothing set', () => {
  expect(readEnvironment({})).toMatchObject({
    GRADER_PORT: 3100,
    HOST: '127.0.0.1',
    GRADER_INSTANCES: 10,
  });
});

test('gives each instance two ports', () => {
  const { GRADER_INSTANCE_PORTS } = readEnvironment({
    GRADER_INSTANCE_PORTS: '5000-5004',
    GRADER_INSTANCES: '2',
  });
  expect(GRADER_INSTANCE_PORTS).toEqual([
    [5000, 5001],
    [5002, 5003],
  ]);
});

test.each([
  [{ GRADER_PORT: '0' }, 'GRADER_PORT is "0", expected a port from 1 to 65535.'],
  [
    { GRADER_INSTANCE_PORTS: '3110' },
    'GRADER_INSTANCE_PORTS is "3110", expected two ports, the lower',
  ],
  [
    { GRADER_INSTANCE_PORTS: '20-10' },
    'GRADER_INSTANCE_PORTS is "20-10", expected two ports, the lower',
  ],
  [{ GRADER_INSTANCE_PORTS: '1-70000' }, 'GRADER_INSTANCE_PORTS is "1-70000", expected two ports'],
  [{ GRADER_INSTANCES: '11' }, 'expected two ports for each of GRADER_INSTANCES.'],
  [{ GRADER_SILENCE: '5' }, 'GRADER_SILENCE is "5", expected a whole number from 20 to 3600.'],
  [{ EXTERNAL_URL: 'school' }, 'EXTERNAL_URL is "school", expected an http or https address.'],
  [{ GRADER_KEY: 'short' }, 'GRADER_KEY is "…", expected at least 12 characters.'],
])('refuses %j by name, value and expectation', (variables, message) => {
  expect(() => readEnvironment(variables)).toThrow(message);
});
