import { expect, test } from 'vitest';
import { readEnvironment } from './env.ts';

test('needs nothing set', () => {
  expect(readEnvironment({})).toMatchObject({
    RING_PORT: 3100,
    HOST: '127.0.0.1',
    RING_CORNERS: 10,
  });
});

test('gives each instance two ports', () => {
  const { RING_CORNER_PORTS } = readEnvironment({
    RING_CORNER_PORTS: '5000-5004',
    RING_CORNERS: '2',
  });
  expect(RING_CORNER_PORTS).toEqual([
    [5000, 5001],
    [5002, 5003],
  ]);
});

test.each([
  [{ RING_PORT: '0' }, 'RING_PORT is "0", expected a port from 1 to 65535.'],
  [{ RING_CORNER_PORTS: '3110' }, 'RING_CORNER_PORTS is "3110", expected two ports, the lower'],
  [{ RING_CORNER_PORTS: '20-10' }, 'RING_CORNER_PORTS is "20-10", expected two ports, the lower'],
  [{ RING_CORNER_PORTS: '1-70000' }, 'RING_CORNER_PORTS is "1-70000", expected two ports'],
  [{ RING_CORNERS: '11' }, 'expected two ports for each of RING_CORNERS.'],
  [{ RING_SILENCE: '5' }, 'RING_SILENCE is "5", expected a whole number from 20 to 3600.'],
  [{ EXTERNAL_URL: 'school' }, 'EXTERNAL_URL is "school", expected an http or https address.'],
  [{ RING_KEY: 'short' }, 'RING_KEY is "…", expected at least 12 characters.'],
])('refuses %j by name, value and expectation', (variables, message) => {
  expect(() => readEnvironment(variables)).toThrow(message);
});
