import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

const plugins = fileURLToPath(new URL('./order', import.meta.url));

/** JUnit 5 reads its settings from system properties, too; a JVM reads those from this variable. */
const ofJUnit = [
  '-Djunit.jupiter.testclass.order.default=org.junit.jupiter.api.ClassOrderer$Random',
  '-Djunit.jupiter.testmethod.order.default=org.junit.jupiter.api.MethodOrderer$Random',
].join(' ');

/** The runners that take another order of the tests from their environment alone. */
export const turningRunners = 'pytest, Robot Framework and JUnit 5';

/** An environment in which these runners turn the order of the tests. */
export const inTurnedOrder = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  const added = (name: string, more: string, between = ' '): string =>
    [environment[name], more].filter(Boolean).join(between);
  return {
    ...environment,
    PYTEST_ADDOPTS: added('PYTEST_ADDOPTS', '-p sparring_order'),
    PYTHONPATH: added('PYTHONPATH', plugins, delimiter),
    ROBOT_OPTIONS: added('ROBOT_OPTIONS', '--randomize all'),
    JAVA_TOOL_OPTIONS: added('JAVA_TOOL_OPTIONS', ofJUnit),
  };
};

/** Whether some of these names stand in another order than before. */
export const isTurned = (before: Iterable<string>, after: Iterable<string>): boolean => {
  const [one, other] = [new Set(before), new Set(after)];
  const kept = [...other].filter((name) => one.has(name));
  return [...one].filter((name) => other.has(name)).some((name, at) => name !== kept[at]);
};
