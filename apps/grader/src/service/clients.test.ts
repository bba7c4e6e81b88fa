import { expect, test } from 'vitest';
import { openTestGrader } from '../../test/support/grader.ts';

test('everything is filled in: grade.sh', async () => {
  const { address } = await openTestGrader();
  const script = await (await fetch(`${address}/grade.sh`)).text();
  expect(script).toContain(`grader='${address}'`);
  expect(script).toContain('export API_URL="$api"');
  expect(script).toContain('export PYTHONPATH="${PYTHONPATH:+$PYTHONPATH:}$temporary/plugins"');
  expect(script).toContain('class sparring_robot(SuiteVisitor):');
  expect(script).not.toMatch(
    /\{(grader|places|secret-name|shortest-secret)\}|# environment|# choice|# plugins/,
  );
});

test('what the learner has in a variable stays: grade.sh only adds to it', async () => {
  const { address } = await openTestGrader();
  const script = await (await fetch(`${address}/grade.sh`)).text();
  for (const name of ['PYTEST_ADDOPTS', 'ROBOT_OPTIONS', 'MAVEN_OPTS'])
    for (const [line] of script.matchAll(new RegExp(`export ${name}=.*`, 'g')))
      expect(line).toContain(`$${name}`);
});
