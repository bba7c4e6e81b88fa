import { checks, slow } from './check-steps.ts';
import { script } from './failure.ts';
import { runSteps } from './steps.ts';

await script(async (stopped) => {
  const code = await runSteps(checks(slow), stopped);
  console.log(`Only npm test runs the browser tests and ${slow.join(', ')}.`);
  return code;
});
