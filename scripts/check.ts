import { checks, slow } from './check-steps.ts';
import { script } from './failure.ts';
import { runSteps } from './steps.ts';

await script(async (stopped) => {
  const code = await runSteps(checks(slow), stopped);
  console.log(`Left to npm test: the browser, and ${slow.join(', ')}.`);
  return code;
});
