import { expect, test } from 'vitest';
import { inTurnedOrder, isTurned } from './order.ts';

test('the settings of the learner stay beside those that turn the order', () => {
  const { PYTEST_ADDOPTS, PYTHONPATH, ROBOT_OPTIONS, JAVA_TOOL_OPTIONS } = inTurnedOrder({
    PYTEST_ADDOPTS: '-x',
    PYTHONPATH: 'mine',
    JAVA_TOOL_OPTIONS: '-Xmx1g',
  });
  expect(PYTEST_ADDOPTS).toBe('-x -p sparring_order');
  expect(PYTHONPATH).toMatch(/^mine[:;].*order$/);
  expect(ROBOT_OPTIONS).toBe('--randomize all');
  expect(JAVA_TOOL_OPTIONS).toMatch(/^-Xmx1g -Djunit\S+ -Djunit\S+$/);
});

test.each([
  [['a', 'b', 'c'], ['a', 'b', 'c'], false],
  [['a', 'b', 'c'], ['c', 'b', 'a'], true],
  [['a', 'b', 'c'], ['a', 'c'], false],
  [['a', 'b'], ['a', 'new', 'b'], false],
  [['a', 'b'], [], false],
])('from %j to %j the order is turned: %j', (before, after, turned) => {
  expect(isTurned(before, after)).toBe(turned);
});
