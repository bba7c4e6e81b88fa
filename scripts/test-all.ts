import { browserTests } from './browser-tests.ts';
import { checks } from './checks.ts';
import { script } from './failure.ts';
import { runSteps } from './steps.ts';

/** With --rest, what `npm test` has not run. */
const isRest = process.argv.includes('--rest');

await script(async (stopped) => {
  const browser = await browserTests(isRest ? ['rest'] : ['smoke', 'rest']);
  stopped.throwIfAborted();
  return runSteps([checks({ slow: true }), ...browser], stopped);
});
